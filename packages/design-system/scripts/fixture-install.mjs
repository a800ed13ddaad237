// Installs the packed package into a folder outside the repository, with the exact versions of the repository's lock
// file.
import { constants, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { run } from "./run.mjs";

/** Packages that each fixture installs besides the design system. */
const extrasOf = {
  app: [
    "react",
    "react-dom",
    "@types/react",
    "@types/react-dom",
    "tailwindcss",
    "bootstrap",
    "normalize.css",
  ],
  next: ["react", "react-dom"],
};
/** Packages copied from the repository, because npm takes half a minute to unpack their hundreds of MB. */
const copiesOf = { app: [], next: ["next"] };

/** Runs `npm pack` on dist/ and returns the path of the tarball. */
export const pack = async (dist, work) => {
  const [{ filename }] = JSON.parse(
    await run("npm", ["pack", dist, "--pack-destination", work, "--json", "--silent"], work),
  );
  return join(work, filename);
};

/** The lock file's key for the package `name` as Node would resolve it from the package at `from`. */
const locate = (packages, from, name) => {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
    const path = `${folder ? `${folder}/` : ""}node_modules/${name}`;
    if (packages[path]) return path;
    if (!folder || folder.startsWith("packages/")) break;
  }
  return packages[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
};

/** The entries of the lock file that the given packages need. */
const closure = (packages, wanted) => {
  const taken = new Map();
  const visit = (from, name) => {
    const path = locate(packages, from, name);
    if (!path || taken.has(path)) return;
    const { dev: _dev, peer: _peer, ...entry } = packages[path];
    taken.set(path, entry);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry;
    const wantedPeers = Object.keys(peerDependencies ?? {}).filter(
      (peer) => !peerDependenciesMeta?.[peer]?.optional,
    );
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies }).concat(
      wantedPeers,
    ))
      visit(path, next);
  };
  for (const [from, name] of wanted) visit(from, name);
  return taken;
};

/** Copies the given packages and their dependencies, except those in `installed`, from the repository to `app`. */
const copyPackages = (repository, packages, names, installed, app) => {
  const wanted = names.map((name) => ["", name]);
  for (const path of closure(packages, wanted).keys()) {
    const from = join(repository, path);
    // Packages for other operating systems are in the lock file, but not on disk.
    if (installed.has(path) || !existsSync(from)) continue;
    cpSync(from, join(app, path), { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
};

/** Creates the application `fixtures/<name>` in `app` with a dependency on the tarball, and installs it. */
export const installFixture = async ({ root, repository, tarball, app, name: fixture }) => {
  const extras = extrasOf[fixture];
  cpSync(join(root, "fixtures", fixture), app, { recursive: true });
  mkdirSync(join(app, "vendor"));
  const file = `file:vendor/${basename(tarball)}`;
  cpSync(tarball, join(app, "vendor", basename(tarball)));
  const { packages } = JSON.parse(readFileSync(join(repository, "package-lock.json"), "utf8"));
  const own = JSON.parse(readFileSync(join(root, "dist/package.json"), "utf8"));
  const dependencies = Object.fromEntries(
    extras.map((name) => [name, packages[`node_modules/${name}`].version]),
  );
  dependencies[own.name] = file;
  const manifest = {
    name: "fixture",
    version: "0.0.0",
    private: true,
    type: "module",
    dependencies,
  };
  const { dependencies: needs, peerDependencies, version } = own;
  const installed = closure(packages, [
    ...extras.map((name) => ["", name]),
    ...Object.keys(needs).map((name) => ["packages/design-system", name]),
  ]);
  const lock = {
    ...manifest,
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": manifest,
      ...Object.fromEntries(installed),
      [`node_modules/${own.name}`]: {
        version,
        resolved: file,
        dependencies: needs,
        peerDependencies,
      },
    },
  };
  writeFileSync(join(app, "package.json"), JSON.stringify(manifest, null, 2));
  writeFileSync(join(app, "package-lock.json"), JSON.stringify(lock, null, 2));
  await run("npm", ["ci", "--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"], app);
  copyPackages(repository, packages, copiesOf[fixture], installed, app);
};
