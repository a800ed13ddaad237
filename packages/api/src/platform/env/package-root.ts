// The folder of this package, found from the sources and from the bundle.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

function climb(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : climb(dirname(folder));
}

/** Absolute path of packages/api. */
export const packageRoot = climb(import.meta.dirname);
