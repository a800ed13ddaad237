// Tests of the parts of the test host that need no window; the browser tests cover the rest, with the console in its
// frame.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    name: "test-host",
    // All packages need the same value, as they run together. One above the number of cores, because the server's tests
    // mostly wait.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    root: import.meta.dirname,
    isolate: false,
    include: ["{src,server}/**/*.test.ts"],
  },
});
