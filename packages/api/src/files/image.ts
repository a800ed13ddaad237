// Uploaded pictures: only PNG, JPEG and WebP are decoded, within limits, and always re-encoded, by a process of their own.
import { availableParallelism, constants } from "node:os";
import { imageTypes, submissionLimits } from "@lanyard/contract";
import { fileTypeFromBuffer } from "file-type";
import { aside } from "../shared/aside.ts";
import { refuse } from "../shared/refuse.ts";
import type { Rewrite } from "./image.child.ts";
import { firstBytes } from "./magic.ts";

const longestSide: Readonly<Record<string, number>> = { icon: 512, avatar: 512, banner: 1_600 };
const standardSide = 1_920;

/** A core stays free for requests, and whoever asks for one comes first: pictures can wait, people who sign in cannot. */
const rewrite = aside<Rewrite>("files/image.child", {
  most: Math.max(availableParallelism() - 1, 1),
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
});

/**
 * Replaces the staged file with an upright WebP of the field's size, without metadata. Throws a refusal for another
 * type, a damaged picture, or one with too many pixels.
 */
export async function reencode(staged: string, name: string, field: string): Promise<void> {
  const type = (await fileTypeFromBuffer(await firstBytes(staged, 4_100)))?.mime;
  // Checked by content before decoding: the decoder would also accept SVG.
  if (type === undefined || !Object.hasOwn(imageTypes, type))
    throw refuse("wrong_type", { key: "image.type", field });
  const outcome = await rewrite({
    path: staged,
    longestSide: longestSide[name] ?? standardSide,
    mostPixels: submissionLimits.imagePixels,
  });
  if (outcome === "too_many_pixels")
    throw refuse("validation", {
      key: "image.too_many_pixels",
      field,
      params: { megapixels: submissionLimits.imagePixels / 1_000_000 },
    });
  if (outcome === "broken") throw refuse("validation", { key: "image.broken", field });
}
