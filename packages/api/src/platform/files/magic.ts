// Reads some bytes of a file; the first ones (its magic number) identify its type whatever its name.
import { open } from "node:fs/promises";

/** Up to `count` bytes of a file from `position` on. */
export async function readBytes(path: string, position: number, count: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export const firstBytes = (path: string, count: number): Promise<Buffer> =>
  readBytes(path, 0, count);
