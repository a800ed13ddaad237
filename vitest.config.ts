// Unit and server tests: one project a package.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "packages/design-system/vitest.config.ts",
      "packages/contract/vitest.config.ts",
      "packages/console/vitest.config.ts",
      "packages/api/vitest.config.ts",
    ],
  },
});
