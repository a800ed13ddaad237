// What holds for every component; a file that renders one says that it needs a document.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    name: "design-system",
    // The same in every package, as they run together: the server's tests wait more than they compute.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    root: import.meta.dirname,
    // Components and the document are loaded once for all files.
    isolate: false,
    // Most of what a document is made of is garbage at once: with room for it, it is collected far less often.
    execArgv: ["--max-semi-space-size=64"],
    setupFiles: ["test/document.setup.ts"],
    include: ["test/**/*.test.{ts,tsx}"],
  },
});
