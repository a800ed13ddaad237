// Files on disk: written beside, synced, renamed.
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
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

/** Files below the folder `root`, which has to be on the same disk as what is staged. */
export function diskBlobs(root: string): Blobs {
  const disk = new Disk(new FSDriver({ location: root, visibility: "private" }));
  return {
    exists: (place) => disk.exists(place),
    async read(place) {
      if (!(await disk.exists(place))) return undefined;
      const { contentLength } = await disk.getMetaData(place);
      return { stream: await disk.getStream(place), bytes: contentLength };
    },
    async take(staged, place) {
      const path = join(root, place);
      await sync(staged);
      await mkdir(dirname(path), { recursive: true });
      // The disk's own move copies: who is killed in the middle would leave half a file under a whole one's name.
      await rename(staged, path);
      await sync(dirname(path));
      await sync(root);
    },
    delete: (place) => disk.delete(place),
    async check() {
      const probe = join(root, "staging", randomUUID());
      await writeFile(probe, "");
      await rm(probe);
    },
  };
}
