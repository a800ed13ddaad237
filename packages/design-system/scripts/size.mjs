// Measures each component bundled alone, minified and gzipped, without React. Fails over a limit; `--peers` measures
// other libraries too.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bundleSize } from "./bundle-size.mjs";
import { peerSizes } from "./peer-sizes.mjs";

const { values: options } = parseArgs({ options: { peers: { type: "boolean", default: false } } });
const dist = fileURLToPath(new URL("../dist/", import.meta.url));

/** The imports of each bundle, and its limit in bytes. */
const limits = [
  { name: "Button", imported: ["Button"], limit: 2200 },
  { name: "Toast", imported: ["ToastProvider", "useToast"], limit: 3800 },
  { name: "Carousel", imported: ["Carousel"], limit: 6500 },
  { name: "ChartFrame", imported: ["ChartFrame"], limit: 4500 },
  { name: "CodeBlock", imported: ["CodeBlock"], limit: 3600 },
  { name: "Combobox", imported: ["Combobox"], limit: 20_000 },
  { name: "DataTable", imported: ["DataTable"], limit: 5600 },
  { name: "VirtualTable", imported: ["VirtualTable"], limit: 9500 },
  {
    name: "All diffs",
    imported: ["TextDiff", "ListDiff", "PictureDiff", "FileTreeDiff", "LineDiff"],
    limit: 7200,
  },
  { name: "Dialog", imported: ["Modal"], limit: 12_300 },
  {
    name: "Button + Dialog + Toast",
    imported: ["Button", "Modal", "ToastProvider", "useToast"],
    limit: 15_700,
  },
];
const cssLimit = 22_300;

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const ofPeer = ({ sizes, lacks }, name) =>
  sizes[name] !== undefined ? kB(sizes[name]) : lacks.includes(name) ? "has none" : "not measured";

const rows = await Promise.all(
  limits.map(async ({ name, imported, limit }) => {
    const code = `export { ${imported.join(", ")} } from "./index.js";`;
    return { name, limit, bytes: (await bundleSize(dist, code)).js };
  }),
);
const styles = gzipSync(readFileSync(join(dist, "styles.css")), { level: 9 }).length;
rows.push({ name: "All CSS, without the font", limit: cssLimit, bytes: styles });

const peers = options.peers ? await peerSizes() : [];
const line = (...cells) =>
  console.log(cells.map((cell, index) => (index ? cell.padStart(16) : cell.padEnd(28))).join(""));

line("minified, gzip", "Lanyard", "limit", ...peers.map(({ title }) => title));
for (const { name, limit, bytes } of rows)
  line(
    name,
    `${bytes > limit ? "! " : ""}${kB(bytes)}`,
    kB(limit),
    ...peers.map((peer) => ofPeer(peer, name)),
  );
for (const { title, version, note } of peers) console.log(`${title} ${version}: ${note}`);

const over = rows.filter(({ bytes, limit }) => bytes > limit);
for (const { name, bytes, limit } of over)
  console.error(`${name} is ${bytes - limit} bytes over its limit.`);
process.exitCode = over.length > 0 ? 1 : 0;
