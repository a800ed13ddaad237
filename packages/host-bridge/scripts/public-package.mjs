// The package.json that other applications see: paths within dist/, and nothing of this repository's own conditions. A release
// adds where the sources are.

const inDist = (path) => path.replace("./dist/", "./");

export const publicPackage = ({ exports, scripts: _, devDependencies: _dev, publishConfig: _to, files: _files, ...own }) => ({
  ...own,
  types: inDist(exports["."].types),
  exports: {
    ...Object.fromEntries(
      Object.entries(exports).map(([name, entry]) => [
        name,
        { types: inDist(entry.types), default: inDist(entry.default) },
      ]),
    ),
    "./package.json": "./package.json",
  },
});
