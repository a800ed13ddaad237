// The first bytes of a file, by which its type is known whatever its name says.
import { open } from "node:fs/promises";

export async function firstBytes(path: string, most: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
