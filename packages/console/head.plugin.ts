// A Vite plugin: inlines src/app/head.ts with its imports as a script in the head of index.html, so that it runs without
// another request; and lets the page's pictures go before its scripts.
import { join } from "node:path";
import { build, defaultClientConditions, type Plugin } from "vite";
import { calls } from "./calls.plugin.ts";

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [calls()],
    resolve: { conditions: ["source", ...defaultClientConditions] },
    build: {
      write: false,
      copyPublicDir: false,
      target: "es2023",
      rolldownOptions: {
        input: join(import.meta.dirname, "src/app/head.ts"),
        output: { format: "iife" },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error("head.ts was not built");
  return output.output[0].code.trim();
}

export function head(): Plugin[] {
  return [
    {
      name: "head",
      transformIndexHtml: {
        order: "pre",
        handler: async (html) => {
          const script = await bundle();
          return html.replace("<!--head.ts-->", () => `<script>${script}</script>`);
        },
      },
    },
    {
      // A page that the server has rendered shows its pictures before its scripts take the line.
      name: "scripts-after-pictures",
      transformIndexHtml: {
        order: "post",
        handler: (html) =>
          html.replaceAll(
            /<(?:script type="module"|link rel="modulepreload")/g,
            '$& fetchpriority="low"',
          ),
      },
    },
  ];
}
