// How a picture looks in the store: finds one that is too small, of one colour, blurred, or of the wrong shape for its
// place.
import {
  leastPixels,
  submissionLimits as limits,
  type FieldByKind,
  type Finding,
} from "@lanyard/contract";
import sharp from "sharp";
import { checkPicture } from "../../platform/files/image.ts";
import { Refused } from "../../platform/refuse.ts";
import { createFinding, type Place } from "./finding.rules.ts";

export type PictureField = FieldByKind<"image" | "images">;

/** Pictures are judged at this size: details that are lost at it are not visible in the store either. */
const side = 480;
/** Differences of lightness on a scale of 0 to 255. */
const blankBelow = 4;
const softBelow = 28;
/** A picture of low contrast is sharp when its edges reach this share of the contrast. */
const softShare = 0.4;
/** A pixel that differs no more than this from its neighbours is noise or part of a gradient. */
const noise = 3;
/** The share of the differing pixels that must lie on a sharp edge. */
const edges = 0.04;

/** Width divided by height; undefined when any shape is allowed. */
const shapes: Readonly<Record<PictureField, { ratio: number; tolerance: number } | undefined>> = {
  icon: { ratio: 1, tolerance: 0.05 },
  banner: { ratio: 16 / 9, tolerance: 0.15 },
  screenshots: undefined,
};

/** The lightness of each pixel, row by row, on a background of the lightness `ground`. */
async function lightness(file: string, ground: number) {
  const { data, info } = await sharp(file, {
    limitInputPixels: limits.imagePixels,
    failOn: "warning",
  })
    .rotate()
    .flatten({ background: { r: ground, g: ground, b: ground } })
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
type Pixels = Awaited<ReturnType<typeof lightness>>;

function measureRange({ data }: Pixels): number {
  let [least, most] = [255, 0];
  for (const value of data) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return most - least;
}

/**
 * How much the sharpest edges differ from their surroundings: the second derivative of the lightness, at the share
 * `edges` of the pixels that differ. Other pixels do not count, because a screen may be white except for a line of
 * text.
 */
export function measureSharpness({ data, width, height }: Pixels): number {
  const counts = new Uint32Array(1_024);
  let counted = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const index = y * width + x;
      const around =
        data[index - 1]! + data[index + 1]! + data[index - width]! + data[index + width]!;
      const value = Math.min(Math.abs(4 * data[index]! - around), 1_023);
      counts[value]! += 1;
      if (value > noise) counted += 1;
    }
  let remaining = Math.max(1, Math.floor(counted * edges));
  for (let value = counts.length - 1; value > 0; value -= 1) {
    remaining -= counts[value]!;
    if (remaining <= 0) return value;
  }
  return 0;
}

/** On a scale of 0 to 255; a smaller change is noise or a step of a gradient. */
const turning = 6;

/** Whether the lightness goes up and down repeatedly along a line of pixels. */
function wanders(data: Uint8Array, from: number, step: number, count: number): boolean {
  let [extreme, direction, turns] = [data[from]!, 0, 0];
  for (let index = 1; index < count; index += 1) {
    const value = data[from + index * step]!;
    const moved = Math.sign(value - extreme);
    if (moved === direction) extreme = value;
    else if (Math.abs(value - extreme) >= turning) {
      if (direction !== 0) turns += 1;
      [extreme, direction] = [value, moved];
    }
  }
  return turns > 1;
}

/** Whether the picture is only a gradient, as backgrounds are: it has nothing that could be blurred. */
function isGradient({ data, width, height }: Pixels): boolean {
  for (let y = 0; y < height; y += 8) if (wanders(data, y * width, 1, width)) return false;
  for (let x = 0; x < width; x += 8) if (wanders(data, x, width, height)) return false;
  return true;
}

async function judgePicture(file: string, name: PictureField, place: Place): Promise<Finding[]> {
  const { autoOrient } = await sharp(file, { limitInputPixels: limits.imagePixels }).metadata();
  const { width, height } = autoOrient;
  const least = leastPixels[name];
  const shape = shapes[name];
  const list: Finding[] = [];
  // The longer side counts, because the store shows a phone's screenshot as high as its place.
  const longer = name === "screenshots" ? Math.max(width, height) : width;
  if (longer < least) list.push(createFinding("picture_small", place, { width, height, least }));
  if (shape && Math.abs(width / height / shape.ratio - 1) > shape.tolerance)
    list.push(createFinding("picture_shape", place, { width, height }));
  // White on transparent is visible only on a dark background, black only on a light one, so both are tried.
  const onWhite = await lightness(file, 255);
  const onBlack = await lightness(file, 0);
  const range = Math.max(measureRange(onWhite), measureRange(onBlack));
  if (range < blankBelow) return [...list, createFinding("picture_blank", place)];
  const sharpness = Math.max(measureSharpness(onWhite), measureSharpness(onBlack));
  const isSoft = sharpness < Math.min(softBelow, range * softShare);
  if (isSoft && !(isGradient(onWhite) && isGradient(onBlack)))
    list.push(createFinding("picture_blurred", place));
  return list;
}

/** Reads the size alone: a picture with too many pixels is not decoded. */
async function tooManyPixels(file: string, place: Place): Promise<Finding | undefined> {
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (width * height <= limits.imagePixels) return undefined;
  const megapixels = limits.imagePixels / 1_000_000;
  return createFinding("picture_pixels", place, { width, height, megapixels });
}

/** `checked`: the picture was checked as an upload. */
export async function inspectPicture(
  file: string,
  name: PictureField,
  place: Place,
  checked: boolean,
): Promise<readonly Finding[]> {
  try {
    if (!checked) await checkPicture(file, name);
    const large = await tooManyPixels(file, place);
    return large ? [large] : await judgePicture(file, name, place);
  } catch (error) {
    if (!(error instanceof Refused) && error instanceof Error && "syscall" in error) throw error;
    return [createFinding("picture_unreadable", place)];
  }
}
