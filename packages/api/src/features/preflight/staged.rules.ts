// Copies of stored files for inspections, which are stored with the uploads and deleted afterwards.
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Files } from "../../platform/files/files.ts";

export interface Staged {
  /** The path of a copy; undefined for an empty key and for a missing file. */
  copy(key: string): Promise<string | undefined>;
  /** The path of the file itself if it is on this machine, else of a copy; callers must not write to it. */
  localPath(key: string): Promise<string | undefined>;
  drop(): Promise<void>;
}

export function stagedFiles(files: Files, signal?: AbortSignal): Staged {
  const paths: string[] = [];
  const staged: Staged = {
    async copy(key) {
      const content = key === "" ? undefined : await files.read(key);
      if (!content) return undefined;
      const path = files.newTemporaryPath();
      paths.push(path);
      const disk = createWriteStream(path, { flags: "wx", mode: 0o600 });
      await pipeline(content.stream, disk, { ...(signal && { signal }) });
      return path;
    },
    async localPath(key) {
      const path = key === "" ? undefined : files.localPath(key);
      if (path === undefined) return staged.copy(key);
      return (await files.exists(key)) ? path : undefined;
    },
    async drop() {
      await Promise.all(paths.splice(0).map((path) => rm(path, { force: true })));
    },
  };
  return staged;
}
