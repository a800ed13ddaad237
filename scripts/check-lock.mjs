// Fails when the lock file lacks an optional platform package, because `npm ci` would then refuse it on some platforms.
import { readFileSync } from "node:fs";

const { packages } = JSON.parse(
  readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"),
);

/** The path at which Node would resolve `name` from `path`: the nearest node_modules folder upwards. */
function placeOf(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const place = `${folder}${folder ? "/" : ""}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === "") return undefined;
  }
}

const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, range]) => {
    const installed = packages[placeOf(path, name)];
    // Platform packages are pinned to one exact version.
    const exact = /^\d/.test(range) ? range : undefined;
    return installed && (!exact || installed.version === exact)
      ? []
      : [`${path || "the root"} requires ${name}@${range}`];
  }),
);
const hosted = Object.entries(packages)
  .filter(([, entry]) => entry.resolved?.startsWith("http"))
  .map(([path]) => `${path} contains the host of a registry`);

for (const line of [...missing, ...hosted]) console.error(line);
console.log(
  `${Object.keys(packages).length} packages, ${missing.length} platform packages missing, ${hosted.length} with a registry host`,
);
process.exit(missing.length + hosted.length === 0 ? 0 : 1);
