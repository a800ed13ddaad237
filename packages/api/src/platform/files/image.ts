// Uploaded pictures: only PNG, JPEG and WebP are decoded, within limits, and always re-encoded, in a process of their
// own.
import { availableParallelism, constants } from "node:os";
import { imageTypes, pictureSides, renditionWidths, submissionLimits } from "@lanyard/contract";
import { fileTypeFromBuffer } from "file-type";
import { processPool, type Requester } from "../process/process-pool.ts";
import { refuse } from "../refuse.ts";
import type { Rewrite } from "./image.child.ts";
import { firstBytes } from "./magic.ts";
import { renditionPath } from "./renditions.ts";

const longestSides: Readonly<Record<string, number>> = pictureSides;
const mostPixels = submissionLimits.imagePixels;

/**
 * One core stays free for requests, and these processes have a lower priority: pictures can wait, people who sign in
 * cannot.
 */
const rewrite = processPool<Rewrite>("platform/files/image.child", {
  most: Math.max(availableParallelism() - 1, 1),
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
});

const toPicture = (file: string) => ({
  path: file,
  mostPixels,
  renditions: renditionWidths.map((width) => ({ width, path: renditionPath(file, width) })),
});

/** Refuses a file that is not PNG, JPEG or WebP by its content: the decoder would also accept SVG. */
export async function checkPicture(file: string, field: string): Promise<void> {
  const type = (await fileTypeFromBuffer(await firstBytes(file, 4_100)))?.mime;
  if (type === undefined || !Object.hasOwn(imageTypes, type))
    throw refuse("wrong_type", { key: "image.type", field });
}

/**
 * Replaces the temporary file, a checked picture, with an upright WebP of the field's size, without metadata, and
 * writes its renditions beside it. Throws a refusal for a damaged picture or one with too many pixels, and the signal's
 * reason when the result is not needed any more.
 */
export async function reencode(
  file: string,
  name: string,
  field: string,
  requester: Requester,
): Promise<void> {
  const outcome = await rewrite(
    { ...toPicture(file), longestSide: longestSides[name] ?? pictureSides.screenshots },
    requester,
  );
  if (outcome === "too_many_pixels")
    throw refuse("validation", {
      key: "image.too_many_pixels",
      field,
      params: { megapixels: mostPixels / 1_000_000 },
    });
  if (outcome === "broken") throw refuse("validation", { key: "image.broken", field });
}

/**
 * Writes the renditions of a stored picture beside its temporary copy; writes none for a picture that cannot be
 * decoded.
 */
export const makeRenditions = (file: string) => rewrite(toPicture(file));
