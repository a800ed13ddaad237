// Fails when the lock file lacks an optional platform package: `npm ci` would then refuse it, here or elsewhere.
import { readFileSync } from "node:fs";

const { packages } = JSON.parse(
  readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"),
);

/** Where Node would find `name` from `path`: the nearest node_modules, outwards. */
function placeOf(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const place = `${folder}${folder ? "/" : ""}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === "") return undefined;
  }
}

const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, wanted]) => {
    const found = packages[placeOf(path, name)];
    // Platform packages are pinned to the version of the package that wants them.
    const exact = /^\d/.test(wanted) ? wanted : undefined;
    return found && (!exact || found.version === exact)
      ? []
      : [`${path || "the root"} wants ${name}@${wanted}`];
  }),
);
const hosted = Object.entries(packages)
  .filter(([, entry]) => entry.resolved?.startsWith("http"))
  .map(([path]) => `${path} names a registry's host`);

for (const line of [...missing, ...hosted]) console.error(line);
console.log(
  `${Object.keys(packages).length} packages, ${missing.length} platform packages missing, ${hosted.length} with a host`,
);
process.exit(missing.length + hosted.length === 0 ? 0 : 1);
