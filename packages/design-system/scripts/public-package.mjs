// Builds the package.json that other applications see: with paths inside dist/ and without this repository's own
// conditions. name-repository.mjs adds the repository at a release.

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

const kept = [
  "name",
  "version",
  "description",
  "license",
  "keywords",
  "type",
  "sideEffects",
  "dependencies",
  "peerDependencies",
];

export const publicPackage = (own) => ({
  ...Object.fromEntries(kept.filter((key) => key in own).map((key) => [key, own[key]])),
  types: "./index.d.ts",
  exports: entries,
});
