// The files that a browser loads first for each page of the built console, from Vite's manifest, with their size on the
// wire.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));

/** The size of the brotli file if the build made one. */
const bytesOf = (file) => {
  const packed = join(dist, `${file}.br`);
  return statSync(existsSync(packed) ? packed : join(dist, file)).size;
};

/** The manifest entries that an entry loads through static imports, itself included. */
function withImports(chunks, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of chunks[name].imports ?? []) withImports(chunks, next, seen);
  return seen;
}

/** Each page with its files and their sizes: document, scripts, styles, the first font and the Italian texts. */
export function firstLoads() {
  const chunks = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const begin = Object.keys(chunks).find((name) => chunks[name].isEntry);
  const entry = withImports(chunks, begin);
  const font = Object.keys(chunks).find((name) => name.endsWith("/inter-core.woff2"));
  const always = ["index.html", "assets/i18n/it.json", ...(font ? [chunks[font].file] : [])];
  return Object.keys(chunks)
    .filter((name) => /^src\/pages\/\w+Page\.tsx$/.test(name))
    .map((name) => {
      const loaded = [...withImports(chunks, name, new Set(entry))];
      const files = new Set([
        ...always,
        ...loaded.flatMap((chunk) => [chunks[chunk].file, ...(chunks[chunk].css ?? [])]),
      ]);
      const weights = [...files].map((file) => ({ file, bytes: bytesOf(file) }));
      return { page: name.replace(/^.*\/(\w+)\.tsx$/, "$1"), weights };
    });
}

export const sum = (weights) => weights.reduce((all, { bytes }) => all + bytes, 0);
