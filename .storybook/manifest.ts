// Writes the design system's manifest.json and llms.txt beside the built stories, generated from the current sources,
// and gives the manual's pages the props and examples in them.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { exampleModules } from "../packages/design-system/scripts/example-modules.mjs";
import { llmsText } from "../packages/design-system/scripts/llms-text.mjs";
import { readManifest } from "../packages/design-system/scripts/manifest.mjs";

const home = fileURLToPath(new URL("../packages/design-system", import.meta.url));
const manual = "virtual:manual";

export const manifest = (): Plugin => {
  // Read once, because that takes seconds.
  let reading: ReturnType<typeof readManifest> | undefined;
  const read = () => (reading ??= readManifest(home));
  return {
    name: "lanyard-manifest",
    resolveId: (id) => (id === manual ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${manual}`) return undefined;
      const { components } = await read();
      const described = components.map(({ name, props, passesOn }) => [name, { props, passesOn }]);
      const examples = exampleModules(await readFile(`${home}/fixtures/app/examples.tsx`, "utf8"));
      return `export const components = ${JSON.stringify(Object.fromEntries(described))};
export const examples = ${JSON.stringify(examples)};`;
    },
    async generateBundle() {
      const made = await read();
      const json = `${JSON.stringify(made, null, 1)}\n`;
      this.emitFile({ type: "asset", fileName: "manifest.json", source: json });
      this.emitFile({ type: "asset", fileName: "llms.txt", source: llmsText(made) });
    },
  };
};
