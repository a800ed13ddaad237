// Pure pieces of the console, and its pages in a document before a server made from the contract.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { mdx } from "./mdx.plugin.ts";

export default defineConfig({
  plugins: [mdx()],
  resolve: { conditions: ["source"] },
  // Pages are rendered by Node, which also takes workspaces from their sources.
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    name: "console",
    // The same in every package, as they run together: the server's tests wait more than they compute.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    root: import.meta.dirname,
    include: ["src/**/*.test.{ts,tsx}", "{bench,test}/**/*.test.ts"],
  },
});
