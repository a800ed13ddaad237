// Builds the package.json that other applications see: with paths inside dist/, without this repository's own
// conditions, and with ranges in place of exact versions, so that a fix of a dependency reaches them.
// name-repository.mjs adds the repository at a release.
import { licenceOf } from "./licences.mjs";

/** With types, because TypeScript can be set to check side-effect imports (`noUncheckedSideEffectImports`). */
const styleSheet = (path) => ({ types: "./style-sheet.d.ts", default: path });

/** All entry points of the package. */
const entries = {
  ".": { types: "./index.d.ts", default: "./index.js" },
  "./styles.css": styleSheet("./styles.css"),
  "./tailwind.css": styleSheet("./tailwind.css"),
  "./tokens.css": styleSheet("./tokens.css"),
  "./tokens/*.json": "./tokens/*.json",
  "./manifest.json": "./manifest.json",
  "./package.json": "./package.json",
};

const copied = [
  "name",
  "version",
  "description",
  "keywords",
  "type",
  "sideEffects",
  "peerDependencies",
];

/** Packages whose files are in the package itself. */
const bundled = new Set(["@fontsource-variable/inter"]);
const ranges = (dependencies) =>
  Object.fromEntries(
    Object.entries(dependencies)
      .filter(([name]) => !bundled.has(name))
      .map(([name, version]) => [name, `^${version}`]),
  );

export const publicPackage = (own) => ({
  ...Object.fromEntries(copied.filter((key) => key in own).map((key) => [key, own[key]])),
  license: licenceOf(own.license),
  dependencies: ranges(own.dependencies),
  types: "./index.d.ts",
  exports: entries,
});
