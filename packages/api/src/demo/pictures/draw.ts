// Draws the icon, banner and screenshots of a demo app as WebP, with their renditions.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { renditionWidths } from "@lanyard/contract";
import type { Rendition } from "../../files/files.ts";
import { glyphs, type Motif } from "./icons.ts";
import * as people from "./motifs.people.ts";
import * as places from "./motifs.places.ts";
import { screenOf, type Screen } from "./screens.ts";
import { box, moved, svg, type Paint } from "./svg.ts";

const motifs = { ...people, ...places };

export interface Drawn {
  readonly picture: Buffer;
  readonly renditions: readonly Rendition[];
}

/** A picture before it is drawn. */
export interface Sketch {
  readonly width: number;
  readonly source: Buffer;
}

const sketch = (width: number, height: number, shapes: readonly string[]): Sketch => ({
  width,
  source: Buffer.from(svg(width, height, ...shapes)),
});

const smallerThan = ({ width }: Sketch) => renditionWidths.filter((one) => one < width);

/** Of a sketch's picture and its renditions, in pixels. */
export const widthsOf = (from: Sketch): readonly number[] => [from.width, ...smallerThan(from)];

/** The build draws them all beside the bundle (scripts/draw-demo.ts): by what they show, so that none is ever out of date. */
export const preparedName = ({ source }: Sketch, pixels: number): string =>
  join("demo", `${createHash("sha256").update(source).digest("hex").slice(0, 32)}-${pixels}.webp`);

export async function render({ source }: Sketch, pixels: number): Promise<Buffer> {
  // Its library takes 23 MB of memory, and only an empty server draws.
  const { default: sharp } = await import("sharp");
  return sharp(source).resize({ width: pixels }).webp({ quality: 90, effort: 2 }).toBuffer();
}

const prepared = (from: Sketch, pixels: number): Promise<Buffer> =>
  readFile(join(import.meta.dirname, preparedName(from, pixels))).catch(() => render(from, pixels));

export async function draw(from: Sketch): Promise<Drawn> {
  const renditions = smallerThan(from).map(async (width) => ({
    width,
    bytes: await prepared(from, width),
  }));
  return { picture: await prepared(from, from.width), renditions: await Promise.all(renditions) };
}

/** 512 by 512. */
export const sketchIcon = (motif: Motif, paint: Paint): Sketch =>
  sketch(512, 512, [box(0, 0, 512, 512, paint.strong, 112), ...glyphs[motif](paint)]);

/** How much of a motif's field a pixel is: 900 high there, 700 here. */
const scale = 7 / 9;

/** 1600 by 700, as cards show it: nothing of it is cut off. */
export const sketchBanner = (motif: Motif, paint: Paint): Sketch =>
  sketch(1600, 700, [
    box(0, 0, 1600, 700, paint.ground),
    moved(800 - 800 * scale, 0, scale, ...motifs[motif](paint)),
  ]);

/** 1440 by 900. */
export const sketchScreen = (screen: Screen, paint: Paint, seed: number): Sketch =>
  sketch(1440, 900, screenOf(screen, paint, seed));
