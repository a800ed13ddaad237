// A Vite plugin: compiles an .mdx file to a React component.
import { compile } from "@mdx-js/mdx";
import type { Plugin } from "vite";

export function mdx(): Plugin {
  return {
    name: "mdx",
    enforce: "pre",
    transform: {
      filter: { id: /\.mdx$/ },
      handler: async (source) => ({ code: String(await compile(source)), map: null }),
    },
  };
}
