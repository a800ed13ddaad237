// Serves the design system's manifest.json and llms.txt beside the stories, generated from the current sources, and
// gives the manual's pages the props and examples in them.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { exampleModules } from "../packages/design-system/scripts/example-modules.mjs";
import { llmsText } from "../packages/design-system/scripts/llms-text.mjs";
import { readManifest, type Manifest } from "../packages/design-system/scripts/manifest.mjs";

const home = fileURLToPath(new URL("../packages/design-system", import.meta.url));

/** The two files by their path: `manifest.json` and `llms.txt`. */
const filesOf = (made: Manifest) =>
  new Map([
    ["manifest.json", `${JSON.stringify(made, null, 1)}\n`],
    ["llms.txt", llmsText(made)],
  ]);

const manual = "virtual:manual";

const moduleOf = async (examples: string, { components }: Manifest) => {
  const described = components.map(({ name, props, passesOn }) => [name, { props, passesOn }]);
  return [
    `export const components = ${JSON.stringify(Object.fromEntries(described))};`,
    `export const examples = ${JSON.stringify(exampleModules(await readFile(examples, "utf8")))};`,
  ].join("\n");
};

export const manifest = (): Plugin => {
  // A build reads the manifest once, because that takes seconds; a development server reads it again for each request,
  // because sources change.
  let isServed = false;
  let kept: Promise<Manifest> | undefined;
  const read = () => (isServed ? readManifest(home) : (kept ??= readManifest(home)));
  return {
    name: "lanyard-manifest",
    resolveId: (id) => (id === manual ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${manual}`) return undefined;
      const examples = `${home}/fixtures/app/examples.tsx`;
      this.addWatchFile(examples);
      return moduleOf(examples, await read());
    },
    async generateBundle() {
      for (const [fileName, source] of filesOf(await read()))
        this.emitFile({ type: "asset", fileName, source });
    },
    configureServer({ middlewares }) {
      isServed = true;
      middlewares.use((request, response, next) => {
        const name = request.url?.split("?")[0]?.slice(1) ?? "";
        if (name !== "manifest.json" && name !== "llms.txt") return next();
        response.setHeader("content-type", `text/plain; charset=utf-8`);
        void read().then((made) => response.end(filesOf(made).get(name)), next);
      });
    },
  };
};
