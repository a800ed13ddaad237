// What the contract decides without a server: languages, prices, the lifecycle, completeness.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  test: {
    name: "contract",
    // The same in every package, as they run together: the server's tests wait more than they compute.
    maxWorkers: availableParallelism() + 1,
    root: import.meta.dirname,
    // Values and pure functions: no file leaves anything behind for the next.
    isolate: false,
    include: ["src/**/*.test.ts"],
  },
});
