// The pictures that stories are compared with: lossless WebP, a third of the PNG's size, with the hash of its bytes inside.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const folder = new URL("pictures/", import.meta.url).pathname;
const fileOf = (name: string) => join(folder, `${name}.webp`);
const hashOf = (screenshot: Buffer) => createHash("sha256").update(screenshot).digest("hex");

/** What is kept under `name`, as it stands in the file. */
export const keptPicture = (name: string): Promise<Buffer | undefined> =>
  readFile(fileOf(name)).catch(() => undefined);

/** Whether a picture was made from these very bytes, which neither need be decoded for. */
export const isMadeFrom = (kept: Buffer, screenshot: Buffer): boolean =>
  kept.includes(hashOf(screenshot));

/** Writes a kept picture as PNG, the one format that the comparison reads. */
export const unpack = async (kept: Buffer, png: string): Promise<void> => {
  const { default: sharp } = await import("sharp");
  await mkdir(dirname(png), { recursive: true });
  await sharp(kept).png({ compressionLevel: 1 }).toFile(png);
};

/** Keeps a screenshot under `name`, to the pixel. */
export const keep = async (name: string, screenshot: Buffer): Promise<void> => {
  const { default: sharp } = await import("sharp");
  const hash = { IFD0: { ImageDescription: hashOf(screenshot) } };
  await writeFile(
    fileOf(name),
    await sharp(screenshot).withExif(hash).webp({ lossless: true }).toBuffer(),
  );
};
