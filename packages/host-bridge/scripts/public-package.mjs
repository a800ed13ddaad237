// The package.json that other applications see: paths within dist/, and nothing of this repository's own conditions. A release
// adds where the sources are.

const inDist = (path) => path.replace("./dist/", "./");

/** What only this repository reads. */
const own = ["scripts", "devDependencies", "publishConfig", "files", "exports"];

export const publicPackage = (manifest) => ({
  ...Object.fromEntries(Object.entries(manifest).filter(([key]) => !own.includes(key))),
  types: inDist(manifest.exports["."].types),
  exports: {
    ...Object.fromEntries(
      Object.entries(manifest.exports).map(([name, entry]) => [
        name,
        { types: inDist(entry.types), default: inDist(entry.default) },
      ]),
    ),
    "./package.json": "./package.json",
  },
});
