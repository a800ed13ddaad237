// Unit and server tests: one project a package.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: ["source"] },
        test: { name: "contract", root: "packages/contract", include: ["src/**/*.test.ts"] },
      },
      "packages/console/vitest.config.ts",
      "packages/api/vitest.config.ts",
    ],
  },
});
