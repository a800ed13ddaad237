// Pure pieces of the console; its screens are tested as stories and end to end.
import { defineConfig } from "vitest/config";
import { mdx } from "./mdx.plugin.ts";

export default defineConfig({
  plugins: [mdx()],
  resolve: { conditions: ["source"] },
  // Pages are rendered by Node, which also takes workspaces from their sources.
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    name: "console",
    root: import.meta.dirname,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
  },
});
