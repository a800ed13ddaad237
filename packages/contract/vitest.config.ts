// What the contract decides without a server: languages, prices, the lifecycle, completeness.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  test: { name: "contract", root: import.meta.dirname, include: ["src/**/*.test.ts"] },
});
