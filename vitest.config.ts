// Unit and server tests: one project a package, and a second one for the console's pages.
import { defineConfig } from "vitest/config";
import { projects as console } from "./packages/console/vitest.config.ts";

export default defineConfig({
  test: {
    projects: [
      "packages/design-system/vitest.config.ts",
      "packages/contract/vitest.config.ts",
      ...console,
      "packages/api/vitest.config.ts",
    ],
  },
});
