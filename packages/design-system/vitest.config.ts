// Settings for all tests of this package; a test file that renders a component requests jsdom itself.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    name: "design-system",
    // The same in every package, because they run together: the server's tests wait more than they compute.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    root: import.meta.dirname,
    // Loads the components and the document once for all files.
    isolate: false,
    // Most objects of a document are short-lived; with more room for new ones, garbage collection runs less often.
    execArgv: ["--max-semi-space-size=64"],
    setupFiles: ["test/document.setup.ts"],
    include: ["test/**/*.test.{ts,tsx}"],
  },
});
