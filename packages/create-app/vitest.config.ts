// Tests of the command: names and folders of new applications, its messages, and what it writes.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "create-app",
    // All packages need the same value, as they run together. One above the number of cores, because the server's tests
    // mostly wait.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    root: import.meta.dirname,
    isolate: false,
    include: ["src/**/*.test.ts"],
  },
});
