// Serves the design system's manifest.json and llms.txt beside the stories, made from the sources as they stand, and tells
// the pages what they say of props and examples.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { exampleModules } from "../packages/design-system/scripts/example-modules.mjs";
import { llmsText } from "../packages/design-system/scripts/llms-text.mjs";
import { readManifest } from "../packages/design-system/scripts/manifest.mjs";

const home = fileURLToPath(new URL("../packages/design-system", import.meta.url));

/** Files by their address; `manifest.json` and `llms.txt`. */
const files = async () => {
  const manifest = await readManifest(home);
  return new Map([
    ["manifest.json", `${JSON.stringify(manifest, null, 1)}\n`],
    ["llms.txt", llmsText(manifest)],
  ]);
};

const manual = "virtual:manual";

const moduleOf = async (examples: string) => {
  const { components } = await readManifest(home);
  const described = components.map(({ name, props, passesOn }) => [name, { props, passesOn }]);
  return [
    `export const components = ${JSON.stringify(Object.fromEntries(described))};`,
    `export const examples = ${JSON.stringify(exampleModules(await readFile(examples, "utf8")))};`,
  ].join("\n");
};

export const manifest = (): Plugin => ({
  name: "lanyard-manifest",
  resolveId: (id) => (id === manual ? `\0${id}` : undefined),
  load(id) {
    if (id !== `\0${manual}`) return undefined;
    const examples = `${home}/fixtures/app/examples.tsx`;
    this.addWatchFile(examples);
    return moduleOf(examples);
  },
  async generateBundle() {
    for (const [fileName, source] of await files())
      this.emitFile({ type: "asset", fileName, source });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const name = request.url?.split("?")[0]?.slice(1) ?? "";
      if (name !== "manifest.json" && name !== "llms.txt") return next();
      response.setHeader("content-type", `text/plain; charset=utf-8`);
      void files().then((made) => response.end(made.get(name)), next);
    });
  },
});
