// Folders and their files, made of a list of paths.
import type { ReactNode } from "react";
import { diffChanges, type DiffChange } from "./diff-change.ts";

export interface DiffFile {
  /** Where it lies, with slashes, e.g. "assets/logo.svg". */
  path: string;
  /** What happened to it. */
  change: DiffChange;
  /** Stands for its name, e.g. a button or a link that shows what is in it; the last part of the path without it. */
  name?: ReactNode;
  /** How large it is now, in the reader's language. */
  size?: string;
  /** How large it was before. */
  sizeBefore?: string;
}

export interface DiffFolder {
  name: string;
  folders: DiffFolder[];
  files: DiffFile[];
  /** How many files lie in it and below, by what happened to them. */
  counts: Record<DiffChange, number>;
}

export const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

const count = (files: readonly DiffFile[]) =>
  Object.fromEntries(
    diffChanges.map((change) => [change, files.filter((file) => file.change === change).length]),
  ) as DiffFolder["counts"];

/** `depth` is how many characters of the paths name the folder itself. */
export const folderOf = (files: readonly DiffFile[], name = "", depth = 0): DiffFolder => {
  const below = Map.groupBy(files, ({ path }) => path.slice(depth).split("/", 2)[1] !== undefined);
  const folders = Map.groupBy(below.get(true) ?? [], ({ path }) =>
    path.slice(depth, path.indexOf("/", depth)),
  );
  return {
    name,
    counts: count(files),
    folders: [...folders].map(([each, inside]) => folderOf(inside, each, depth + each.length + 1)),
    files: below.get(false) ?? [],
  };
};
