// The baselines of the stories' pictures: lossless WebP, a third of the size of PNG, with the hash of the screenshot
// inside.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const folder = new URL("pictures/", import.meta.url).pathname;
const fileOf = (name: string) => join(folder, `${name}.webp`);
const hashOf = (screenshot: Buffer) => createHash("sha256").update(screenshot).digest("hex");

/** The baseline file of `name`; undefined when there is none. */
export const keptPicture = (name: string): Promise<Buffer | undefined> =>
  readFile(fileOf(name)).catch(() => undefined);

/** Whether a baseline was made from exactly these bytes; needs no decoding. */
export const isMadeFrom = (kept: Buffer, screenshot: Buffer): boolean =>
  kept.includes(hashOf(screenshot));

/** Writes a baseline as PNG, the only format that the comparison reads. */
export const unpack = async (kept: Buffer, png: string): Promise<void> => {
  const { default: sharp } = await import("sharp");
  await mkdir(dirname(png), { recursive: true });
  await sharp(kept).png({ compressionLevel: 1 }).toFile(png);
};

/** Stores a screenshot losslessly as the baseline of `name`. */
export const keep = async (name: string, screenshot: Buffer): Promise<void> => {
  const { default: sharp } = await import("sharp");
  const hash = { IFD0: { ImageDescription: hashOf(screenshot) } };
  await writeFile(
    fileOf(name),
    await sharp(screenshot).withExif(hash).webp({ lossless: true }).toBuffer(),
  );
};
