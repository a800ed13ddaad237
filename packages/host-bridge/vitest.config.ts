// How the two ends speak: most of it without a document; a file that needs windows says so.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  test: {
    name: "host-bridge",
    // The same in every package, as they run together: the server's tests wait more than they compute.
    maxWorkers: availableParallelism() + 1,
    // Floods of 100,000 messages, on machines that do other things too.
    testTimeout: 60_000,
    root: import.meta.dirname,
    // Each file puts back what it changed of the time and the names of a page.
    isolate: false,
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
