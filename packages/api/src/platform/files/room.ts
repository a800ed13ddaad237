// Whether the disk has room for more: without it, uploads are refused.
import { statfs } from "node:fs/promises";

/** Room for the largest upload in progress, and for what the database writes meanwhile. */
const enough = 256 * 1024 * 1024;
/** The share that is enough on a small disk. */
const enoughShare = 1 / 20;

interface Disk {
  readonly bavail: number;
  readonly bsize: number;
  readonly blocks: number;
}

/** Whether the disk of this folder has room for more; `look` queries the file system. */
export async function hasRoom(
  folder: string,
  look: (path: string) => Promise<Disk> = statfs,
): Promise<boolean> {
  const { bavail, bsize, blocks } = await look(folder);
  return bavail * bsize >= Math.min(enough, blocks * bsize * enoughShare);
}
