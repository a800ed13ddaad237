// Which files of an archive changed between two builds, matched by path.
import type { DiffChange } from "@lanyard/design-system";

export interface Entry {
  readonly path: string;
  readonly size: number;
  /** Hash of the content; empty when the content was not read. */
  readonly hash: string;
}

export interface FileChange<File extends Entry> {
  readonly path: string;
  readonly change: DiffChange;
  /** Whether the size is unchanged but the content is unknown. */
  readonly unsure: boolean;
  readonly before?: File;
  readonly after?: File;
}

const isUnsure = (previous: Entry | undefined, is: Entry | undefined): boolean =>
  previous !== undefined &&
  is !== undefined &&
  previous.size === is.size &&
  !(previous.hash && is.hash);

function compareEntries(previous: Entry | undefined, is: Entry | undefined): DiffChange {
  if (!previous) return "added";
  if (!is) return "removed";
  return isUnsure(previous, is) || (previous.size === is.size && previous.hash === is.hash)
    ? "same"
    : "changed";
}

/** Sorted by path in code unit order, so that every reader sees the same order. */
export function fileChanges<File extends Entry>(
  before: readonly File[],
  after: readonly File[],
): FileChange<File>[] {
  const old = new Map(before.map((file) => [file.path, file]));
  const now = new Map(after.map((file) => [file.path, file]));
  const paths = [...new Set([...old.keys(), ...now.keys()])].toSorted();
  return paths.map((path) => {
    const [previous, is] = [old.get(path), now.get(path)];
    return {
      path,
      change: compareEntries(previous, is),
      unsure: isUnsure(previous, is),
      ...(previous && { before: previous }),
      ...(is && { after: is }),
    };
  });
}
