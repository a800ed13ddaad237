// What happened to the files of an archive between two builds, by their paths.
import type { DiffChange } from "@lanyard/design-system";

export interface Entry {
  readonly path: string;
  readonly size: number;
  /** The same for the same content; empty where it was not read. */
  readonly hash: string;
}

export interface FileChangeOf<File extends Entry> {
  readonly path: string;
  readonly change: DiffChange;
  /** It has the size that it had, and what is in it is not known. */
  readonly unsure: boolean;
  readonly before?: File;
  readonly after?: File;
}

const isUnsure = (was: Entry | undefined, is: Entry | undefined): boolean =>
  was !== undefined && is !== undefined && was.size === is.size && !(was.hash && is.hash);

function changeOf(was: Entry | undefined, is: Entry | undefined): DiffChange {
  if (!was) return "added";
  if (!is) return "removed";
  return isUnsure(was, is) || (was.size === is.size && was.hash === is.hash) ? "same" : "changed";
}

/** By path, in the order of code points, so that it is the same for every reader. */
export function fileChanges<File extends Entry>(
  before: readonly File[],
  after: readonly File[],
): FileChangeOf<File>[] {
  const old = new Map(before.map((file) => [file.path, file]));
  const now = new Map(after.map((file) => [file.path, file]));
  const paths = [...new Set([...old.keys(), ...now.keys()])].toSorted();
  return paths.map((path) => {
    const [was, is] = [old.get(path), now.get(path)];
    return {
      path,
      change: changeOf(was, is),
      unsure: isUnsure(was, is),
      ...(was && { before: was }),
      ...(is && { after: is }),
    };
  });
}
