// Tests of the console: pure modules in Node, and pages in jsdom against a mock server derived from the contract.
import { availableParallelism } from "node:os";
import { defineConfig, type UserWorkspaceConfig } from "vitest/config";
import { mdx } from "./mdx.plugin.ts";

const shared: UserWorkspaceConfig = {
  plugins: [mdx()],
  resolve: { conditions: ["source"] },
  // Node renders the pages, and loads workspaces from their sources too.
  ssr: { resolve: { conditions: ["source"] } },
};
const test: UserWorkspaceConfig["test"] = {
  // The same in every package, because they run together: the server's tests wait more than they compute.
  maxWorkers: availableParallelism() + 1,
  testTimeout: 60_000,
  root: import.meta.dirname,
  // Modules load once for all files, because loading the console takes longer than testing it.
  isolate: false,
  // jsdom creates much short-lived garbage; a large young generation makes collections rarer.
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
