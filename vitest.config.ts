// Unit and server tests: one project for each package, a second for the console's pages, and one for the scripts that
// run the checks.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { projects as console } from "./packages/console/vitest.config.ts";

export default defineConfig({
  test: {
    reporters: ["default", "./scripts/flaky-reporter.mjs"],
    projects: [
      "packages/design-system/vitest.config.ts",
      "packages/contract/vitest.config.ts",
      "packages/create-app/vitest.config.ts",
      "packages/host-bridge/vitest.config.ts",
      "packages/test-host/vitest.config.ts",
      ...console,
      "packages/api/vitest.config.ts",
      {
        test: {
          name: "scripts",
          maxWorkers: availableParallelism() + 1,
          isolate: false,
          include: ["scripts/**/*.test.mjs"],
        },
      },
    ],
  },
});
