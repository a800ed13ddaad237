// Serves the design system's manifest.json and llms.txt beside the stories, made from the sources as they stand.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
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

export const manifest = (): Plugin => ({
  name: "lanyard-manifest",
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
