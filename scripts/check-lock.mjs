// Fails when the lock file lacks an optional platform package: `npm ci` would then refuse it on another platform.
import { readFileSync } from "node:fs";

const { packages } = JSON.parse(
  readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"),
);
const names = new Set(
  Object.keys(packages).map((path) =>
    path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
  ),
);
const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !names.has(name))
    .map((name) => `${path || "the root"} wants ${name}`),
);
const hosted = Object.entries(packages)
  .filter(([, entry]) => entry.resolved?.startsWith("http"))
  .map(([path]) => `${path} names a registry's host`);

for (const line of [...missing, ...hosted]) console.error(line);
console.log(
  `${names.size} packages in the lock file, ${missing.length} platform packages missing, ${hosted.length} with a host`,
);
process.exit(missing.length + hosted.length === 0 ? 0 : 1);
