// Pure pieces of the console in Node, and its pages in a document before a server made from the contract.
import { availableParallelism } from "node:os";
import { defineConfig, type UserWorkspaceConfig } from "vitest/config";
import { mdx } from "./mdx.plugin.ts";

const shared: UserWorkspaceConfig = {
  plugins: [mdx()],
  resolve: { conditions: ["source"] },
  // Pages are rendered by Node, which also takes workspaces from their sources.
  ssr: { resolve: { conditions: ["source"] } },
};
const test: UserWorkspaceConfig["test"] = {
  // The same in every package, as they run together: the server's tests wait more than they compute.
  maxWorkers: availableParallelism() + 1,
  testTimeout: 60_000,
  root: import.meta.dirname,
  // Loaded once for all files: the console takes longer to load than to test.
  isolate: false,
  // Most of what a document is made of is garbage at once: with room for it, it is collected far less often.
  execArgv: ["--max-semi-space-size=64"],
};

export const projects: UserWorkspaceConfig[] = [
  {
    ...shared,
    test: {
      ...test,
      name: "console",
      unstubGlobals: true,
      include: ["src/**/*.test.ts", "{bench,test}/**/*.test.ts"],
    },
  },
  {
    ...shared,
    test: {
      ...test,
      name: "console in a document",
      environment: "jsdom",
      setupFiles: ["test/document.setup.ts"],
      include: ["src/**/*.test.tsx"],
    },
  },
];

export default defineConfig({ test: { projects } });
