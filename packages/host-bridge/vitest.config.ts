// Tests of both ends; most run without a document, and a file that needs one says so.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  test: {
    name: "host-bridge",
    // The same in every package, because they run together: the server's tests wait more than they compute.
    maxWorkers: availableParallelism() + 1,
    // Long, because of floods of 100,000 messages on busy machines.
    testTimeout: 60_000,
    root: import.meta.dirname,
    // Safe, because each file restores the timers and globals that it changes.
    isolate: false,
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
