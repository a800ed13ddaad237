// Uploaded pictures: only PNG, JPEG and WebP are decoded, within limits, and always re-encoded.
import { writeFile } from "node:fs/promises";
import { submissionLimits, imageTypes } from "@lanyard/contract";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { firstBytes } from "./magic.ts";
import { refuse } from "../shared/refuse.ts";

const longestSide: Readonly<Record<string, number>> = { icon: 512, avatar: 512, banner: 1_600 };
const standardSide = 1_920;

/** Every picture is decoded once: a cache would only take memory. */
sharp.cache(false);

/**
 * Replaces the staged file with an upright WebP of the field's size, without metadata. Throws a refusal for another
 * type, a damaged picture, or one with too many pixels.
 */
export async function reencode(staged: string, name: string, field: string): Promise<void> {
  const type = (await fileTypeFromBuffer(await firstBytes(staged, 4_100)))?.mime;
  // Checked by content before decoding: the decoder would also accept SVG.
  if (type === undefined || !Object.hasOwn(imageTypes, type))
    throw refuse("wrong_type", { key: "image.type", field });
  const side = longestSide[name] ?? standardSide;
  try {
    const picture = await sharp(staged, {
      limitInputPixels: submissionLimits.imagePixels,
      failOn: "warning",
    })
      .rotate()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 88, smartSubsample: true })
      .toBuffer();
    await writeFile(staged, picture);
  } catch (error) {
    if (error instanceof Error && error.message.includes("pixel limit"))
      throw refuse("validation", {
        key: "image.too_many_pixels",
        field,
        params: { megapixels: submissionLimits.imagePixels / 1_000_000 },
      });
    if (error instanceof Error && "code" in error) throw error;
    throw refuse("validation", { key: "image.broken", field });
  }
}
