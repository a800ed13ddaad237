// A Vite plugin: src/shared/arrived.ts takes the place of Vite's own preload helper, through which each import() goes.
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
