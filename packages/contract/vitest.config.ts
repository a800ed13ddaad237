// Tests of the contract's logic, which need no server: languages, prices, the lifecycle, completeness.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  test: {
    name: "contract",
    // All packages need the same value, as they run together. One above the number of cores, because the server's tests
    // mostly wait.
    maxWorkers: availableParallelism() + 1,
    root: import.meta.dirname,
    // Test files may share a process, because they only test values and pure functions.
    isolate: false,
    include: ["src/**/*.test.ts"],
  },
});
