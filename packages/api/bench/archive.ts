// An archive of random bytes, which no server can make smaller.
import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

/** Headers and the folder at the end. */
const around = 4_096;
const piece = 1_048_576;

function* random(bytes: number) {
  for (let left = bytes; left > 0; left -= piece) yield randomBytes(Math.min(left, piece));
}

export async function heavyArchive(path: string, bytes: number): Promise<void> {
  const zip = new ZipFile();
  zip.addReadStream(Readable.from(random(bytes - around)), "data.bin", { compress: false });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}
