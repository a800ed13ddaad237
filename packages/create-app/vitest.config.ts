// What a new application is called and where it may stand, and what the command says and does.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "create-app",
    // The same in every package, as they run together: the server's tests wait more than they compute.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    root: import.meta.dirname,
    isolate: false,
    include: ["src/**/*.test.ts"],
  },
});
