// A Vite plugin: replaces Vite's preload helper, which each import() uses, with src/shared/arrived.ts.
import { join } from "node:path";
import type { Plugin } from "vite";

export function preload(): Plugin {
  return {
    name: "preload",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => join(import.meta.dirname, "src/shared/arrived.ts"),
    },
  };
}
