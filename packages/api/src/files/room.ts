// Whether the disk has room: a server that could not keep what it is sent says so first.
import { statfs } from "node:fs/promises";

/** For the largest upload on its way, and what the database writes meanwhile. */
const enough = 256 * 1024 * 1024;
/** Of a disk that is small anyway. */
const enoughShare = 1 / 20;

interface Disk {
  readonly bavail: number;
  readonly bsize: number;
  readonly blocks: number;
}

/** Whether the disk of this folder has room for more; `look` asks the system. */
export async function hasRoom(
  folder: string,
  look: (path: string) => Promise<Disk> = statfs,
): Promise<boolean> {
  const { bavail, bsize, blocks } = await look(folder);
  return bavail * bsize >= Math.min(enough, blocks * bsize * enoughShare);
}
