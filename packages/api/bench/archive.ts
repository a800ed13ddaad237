// Archives of random content, which cannot be compressed.
import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

/** Bytes for the headers and the directory at the end. */
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

async function packed(path: string, count: number, content: () => Buffer): Promise<void> {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path));
  for (let at = 0; at < count; at += 1) zip.addBuffer(content(), `src/${at}.js`);
  zip.end();
  await written;
}

const fileBytes = 50_000;
/** Including its headers and its entry in the directory. */
const fileWeight = 50_300;

export const manyFiles = (path: string, bytes: number): Promise<void> =>
  packed(path, Math.floor(bytes / fileWeight), () => randomBytes(fileBytes));

/** A base64 character holds six bits and compresses to little more. */
const textBytes = 3_100_000;
const textWeight = 3_170_000;

/** Texts of four megabytes each, broken into lines. */
export const manyTexts = (path: string, bytes: number): Promise<void> =>
  packed(path, Math.floor(bytes / textWeight), () =>
    Buffer.from(
      randomBytes(textBytes)
        .toString("base64")
        .replaceAll(/(.{76})/g, "$1\n"),
    ),
  );
