// A process for pictures: decodes one at a time and writes it anew. What decoding takes of memory goes with its end.
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { serve } from "../shared/aside.child.ts";

interface Picture {
  /** Replaced by an upright WebP without metadata. */
  readonly path: string;
  readonly longestSide: number;
  readonly mostPixels: number;
}
type Outcome = "written" | "too_many_pixels" | "broken";

/** Every picture is decoded once: a cache would only take memory. */
sharp.cache(false);
/** Several pictures at once are several processes. */
sharp.concurrency(1);

async function rewrite({ path, longestSide, mostPixels }: Picture): Promise<Outcome> {
  try {
    const picture = await sharp(path, { limitInputPixels: mostPixels, failOn: "warning" })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 88, smartSubsample: true })
      .toBuffer();
    await writeFile(path, picture);
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
