// A Vite plugin: of each call of the contract, the browser loads only what it needs to send it; the schemas stay on the
// server.
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { toCallAddress, isCall } from "@lanyard/contract";

/** The browser's version of a `.calls.ts` file: calls without their schemas, constants as they are, no shapes. */
export function browserExports(exported: Readonly<Record<string, unknown>>): string {
  return Object.entries(exported)
    .filter(([, value]) => isCall(value) || !isShape(value))
    .map(([name, value]) => {
      const constant = isCall(value) ? toCallAddress(value) : value;
      return `export const ${name} = ${JSON.stringify(constant)};\n`;
    })
    .join("");
}

const isShape = (value: unknown) => typeof value === "object" && value !== null && "_zod" in value;

export function calls(): Plugin {
  return {
    name: "calls",
    enforce: "pre",
    transform: {
      filter: { id: /[/\\]contract[/\\]src[/\\].*\.calls\.ts$/ },
      async handler(_source, id) {
        // Node caches a module by its URL; a new query string lets the development server load a changed file.
        const address = `${pathToFileURL(id).href}?${Date.now()}`;
        const exported = (await import(address)) as Readonly<Record<string, unknown>>;
        return { code: browserExports(exported), map: null };
      },
    },
  };
}
