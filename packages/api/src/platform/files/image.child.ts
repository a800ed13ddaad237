// A process that decodes pictures, one at a time, and re-encodes them. The memory for decoding is freed when the
// process ends.
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { serve } from "../process/process-pool.child.ts";

interface Picture {
  readonly path: string;
  /**
   * Replaces the picture with an upright WebP without metadata whose longest side has at most this length; when
   * undefined, the picture stays unchanged.
   */
  readonly longestSide?: number;
  /** A rendition is written for each width that is smaller than the picture's. */
  readonly renditions: readonly { readonly width: number; readonly path: string }[];
  readonly mostPixels: number;
}
type Outcome = "written" | "too_many_pixels" | "broken";

/** Every picture is decoded once, so a cache would only take memory. */
sharp.cache(false);
/** Several pictures at once are processed by several processes. */
sharp.concurrency(1);

async function rewrite(picture: Picture): Promise<Outcome> {
  const { path, longestSide, mostPixels } = picture;
  try {
    const { data, info } = await sharp(path, { limitInputPixels: mostPixels, failOn: "warning" })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const decoded = () => sharp(data, { raw: info });
    if (longestSide !== undefined)
      await writeFile(path, await decoded().webp({ quality: 88, smartSubsample: true }).toBuffer());
    for (const rendition of picture.renditions.filter(({ width }) => width < info.width))
      await writeFile(
        rendition.path,
        await decoded()
          .resize({ width: rendition.width })
          .webp({ quality: 82, smartSubsample: true })
          .toBuffer(),
      );
    return "written";
  } catch (error) {
    if (error instanceof Error && "code" in error) throw error;
    return error instanceof Error && error.message.includes("pixel limit")
      ? "too_many_pixels"
      : "broken";
  }
}
export type Rewrite = typeof rewrite;

serve(rewrite);
