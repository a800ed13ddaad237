// The size of the bridge in a browser: bundled alone, minified and gzipped, with React external. Fails over a limit.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));

/** What is imported from which entry, and its limit in bytes. */
const limits = [
  { name: "Guest", from: "index", imported: "connectToHost", limit: 2_800 },
  { name: "All for guests", from: "index", imported: "*", limit: 3_350 },
  { name: "Host", from: "host", imported: "createHost", limit: 2_650 },
  { name: "Popup forms", from: "popup-form", imported: "*", limit: 1_800 },
];

const weigh = async ({ from, imported }) => {
  const entry = join(dist, "measured-entry.js");
  const what = imported === "*" ? "*" : `{ ${imported} }`;
  const bundle = await rolldown({
    input: entry,
    platform: "browser",
    external: /^react($|\/)/,
    logLevel: "silent",
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    plugins: [
      {
        name: "measured-entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export ${what} from "./${from}.js";` : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true, comments: false });
  await bundle.close();
  return gzipSync(output.map(({ code = "" }) => code).join("\n"), { level: 9 }).length;
};

let over = 0;
for (const row of limits) {
  const bytes = await weigh(row);
  if (bytes > row.limit) over += 1;
  console.log(`${row.name.padEnd(20)} ${String(bytes).padStart(6)} of ${row.limit} bytes`);
  if (bytes > row.limit) console.error(`${row.name} is ${bytes - row.limit} bytes over its limit.`);
}
process.exitCode = over > 0 ? 1 : 0;
