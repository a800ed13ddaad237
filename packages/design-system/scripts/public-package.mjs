// The package.json that other applications see: paths within dist/, and nothing of this repository's own conditions. A release
// adds where the sources are: name-repository.mjs.

/** With types, because a compiler that checks imports without names asks for them. */
const styleSheet = (path) => ({ types: "./style-sheet.d.ts", default: path });

/** Everything that can be imported, by the name it is imported by. */
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
