// Bundles code as an application's build would, and measures its size.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const weigh = (text) => gzipSync(text, { level: 9 }).length;

/**
 * Size in bytes of `code`, resolved from `folder`, after minification and gzip. React is external; style sheets are
 * measured separately.
 */
export const bundleSize = async (folder, code) => {
  const entry = join(folder, "measured-entry.js");
  const sheets = [];
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
        transform: {
          filter: { id: /\.css$/ },
          handler: (sheet) => {
            sheets.push(sheet);
            return { code: "", moduleType: "js" };
          },
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true, comments: false });
  await bundle.close();
  const js = output.map((chunk) => chunk.code ?? "").join("\n");
  return { js: weigh(js), css: sheets.length > 0 ? weigh(sheets.join("\n")) : undefined };
};
