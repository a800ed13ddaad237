// The first bytes of a file, by which its type is known whatever its name says.
import { open } from "node:fs/promises";

/** Up to `most` bytes of a file from a position on. */
export async function bytesAt(path: string, at: number, most: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, at);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export const firstBytes = (path: string, most: number): Promise<Buffer> => bytesAt(path, 0, most);
