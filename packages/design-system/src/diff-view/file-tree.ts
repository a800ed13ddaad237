// Builds a tree of folders and files from a list of paths.
import type { ReactNode } from "react";
import { diffChanges, type DiffChange } from "./diff-change.ts";

export interface DiffFile {
  /** Path with slashes, e.g. "assets/logo.svg". */
  path: string;
  /** Kind of change. */
  change: DiffChange;
  /**
   * Shown instead of the file name, e.g. a button or link that opens the file; by default the last part of the path.
   */
  name?: ReactNode;
  /** Current size, formatted for the reader. */
  size?: string;
  /** Previous size, formatted for the reader. */
  sizeBefore?: string;
}

export interface DiffFolder {
  name: string;
  folders: DiffFolder[];
  files: DiffFile[];
  /** Number of files in this folder and its subfolders, by kind of change. */
  counts: Record<DiffChange, number>;
}

export const getFileName = (path: string) => path.slice(path.lastIndexOf("/") + 1);

const count = (files: readonly DiffFile[]) =>
  Object.fromEntries(
    diffChanges.map((change) => [change, files.filter((file) => file.change === change).length]),
  ) as DiffFolder["counts"];

/** `depth` is the length of the path prefix that leads to this folder. */
export const buildFolder = (files: readonly DiffFile[], name = "", depth = 0): DiffFolder => {
  const below = Map.groupBy(files, ({ path }) => path.slice(depth).split("/", 2)[1] !== undefined);
  const folders = Map.groupBy(below.get(true) ?? [], ({ path }) =>
    path.slice(depth, path.indexOf("/", depth)),
  );
  return {
    name,
    counts: count(files),
    folders: [...folders].map(([each, inside]) =>
      buildFolder(inside, each, depth + each.length + 1),
    ),
    files: below.get(false) ?? [],
  };
};
