// Measures bundles as an application's build would make them: minified and gzipped, with React external.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

export const weigh = (text) => gzipSync(text, { level: 9 }).length;

/** Size in bytes of `code`, resolved from `folder`. */
async function bundleSize(folder, code) {
  const entry = join(folder, "measured-entry.js");
  const bundle = await rolldown({
    input: entry,
    platform: "browser",
    external: /^react(-dom)?($|\/)/,
    logLevel: "silent",
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    plugins: [
      {
        name: "measured-entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true, comments: false });
  await bundle.close();
  return weigh(output.map(({ code: text = "" }) => text).join("\n"));
}

/** Prints each row's size and limit in bytes; a row has its size or the `code` to bundle. Fails over a limit. */
export async function checkSizes(folder, rows) {
  for (const { name, code, limit, size } of rows) {
    const bytes = size ?? (await bundleSize(folder, code));
    console.log(`${name.padEnd(28)}${String(bytes).padStart(8)} of ${limit} bytes`);
    if (bytes <= limit) continue;
    console.error(`${name} is ${bytes - limit} bytes over its limit.`);
    process.exitCode = 1;
  }
}
