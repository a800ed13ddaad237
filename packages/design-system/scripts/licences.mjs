// Licences of what the package contains from others.
import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** The sources, with the SPDX name of their licence and the files that come from them. */
const sources = [
  {
    from: "@fontsource-variable/inter",
    file: "inter.txt",
    spdx: "OFL-1.1",
    files: /^fonts\/inter-[\w-]+\.woff2$/,
  },
  {
    from: "@fontsource/jetbrains-mono",
    file: "jetbrains-mono.txt",
    spdx: "OFL-1.1",
    files: /^fonts\/mono-[\w-]+\.woff2$/,
  },
  { from: "lucide-react", file: "lucide.txt", spdx: "ISC", files: /^icon\/drawings\.js$/ },
];

/** Text files, which are ours unless a source names them. */
const ownText = /\.(?:css|js|json|map|md|ts|txt)$|^LICENSE$/;

/** The package's licence in SPDX's terms, for `own`, our own. */
export const licenceOf = (own) => [own, ...new Set(sources.map(({ spdx }) => spdx))].join(" AND ");

/** Writes LICENSES/ into the built package; throws if it contains an asset whose licence is not known. */
export const writeLicences = (dist) => {
  const assets = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length).replace(/^\//, ""));
  const unknown = assets.filter(
    (asset) => !ownText.test(asset) && !sources.some(({ files }) => files.test(asset)),
  );
  if (unknown.length > 0)
    throw new Error(`No licence is known for: ${unknown.join(", ")} (scripts/licences.mjs)`);
  mkdirSync(join(dist, "LICENSES"));
  for (const { from, file } of sources)
    copyFileSync(
      join(dirname(require.resolve(`${from}/package.json`)), "LICENSE"),
      join(dist, "LICENSES", file),
    );
};
