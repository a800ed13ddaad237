// The published package.json: paths within dist/, without this repository's own export conditions. A release adds the
// repository's address.

const inDist = (path) => path.replace("./dist/", "./");

/** Fields that only this repository uses. */
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
