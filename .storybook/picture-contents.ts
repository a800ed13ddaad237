// Gives the manual the content box of each story's picture, so that the page reserves its space before the picture
// loads.
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { contentOf } from "./picture-content.ts";

const folder = fileURLToPath(new URL("pictures", import.meta.url));
const pictures = "virtual:pictures";
/** Names of wide pictures, light or dark; the other views of a story are not shown. */
const shown = /^[^.]+(?:\.dark)?(?=\.webp$)/;

const contents = async () => {
  // Some stories, built to be visited, have no manual around them.
  if (process.env["STORIES"]) return [];
  const names = (await readdir(folder)).flatMap((file) => shown.exec(file) ?? []);
  return Promise.all(
    names.map(async (name) => [name, await contentOf(`${folder}/${name}.webp`)] as const),
  );
};

export const pictureContents = (): Plugin => ({
  name: "lanyard-picture-contents",
  resolveId: (id) => (id === pictures ? `\0${id}` : undefined),
  load: async (id) =>
    id === `\0${pictures}`
      ? `export const pictures = ${JSON.stringify(Object.fromEntries(await contents()))};`
      : undefined,
});
