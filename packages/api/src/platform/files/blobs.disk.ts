// Files on disk: written to a temporary file, synced, renamed.
import { mkdir, open, rename, rm, stat, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Blobs } from "./blobs.ts";

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unlessThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "EEXIST") throw error;
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/** Stores files in the folder `root`, which has to be on the same disk as the staging folder. */
export function diskBlobs(root: string): Blobs {
  const disk = new Disk(new FSDriver({ location: root, visibility: "private" }));
  return {
    size: (path) => stat(join(root, path)).then(({ size }) => size, unlessMissing),
    async read(path, part) {
      const handle = await open(join(root, path)).catch(unlessMissing);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      const stream = handle.createReadStream(part);
      return { stream, bytes: part ? part.end - part.start + 1 : size };
    },
    async create(path, content) {
      const isOurs = await writeFile(join(root, path), content, { flag: "wx", flush: true }).then(
        () => true,
        unlessThere,
      );
      if (isOurs) await sync(root);
    },
    async store(temporary, path) {
      const target = join(root, path);
      await sync(temporary);
      await mkdir(dirname(target), { recursive: true });
      // The library's move copies: a kill in the middle would leave half a file under the final name.
      await rename(temporary, target);
      await sync(dirname(target));
      await sync(root);
    },
    localPath: (path) => join(root, path),
    delete: (path) => disk.delete(path),
    async check() {
      const probe = join(root, "staging", randomUUID());
      await writeFile(probe, "");
      await rm(probe);
    },
  };
}
