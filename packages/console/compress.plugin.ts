// A Vite plugin: writes a .br and a .gz file beside each text file of the build, which the server sends instead.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const worthIt = new Set([".js", ".css", ".html", ".json", ".svg"]);
/** Below this size, compression saves little more than the content-encoding header costs. */
const leastBytes = 256;

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.byteLength < leastBytes) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    async closeBundle() {
      const folder = join(import.meta.dirname, "dist");
      const names = await readdir(folder, { recursive: true });
      const texts = names.filter((name) => worthIt.has(extname(name)));
      await Promise.all(texts.map((name) => compressFile(join(folder, name))));
    },
  };
}
