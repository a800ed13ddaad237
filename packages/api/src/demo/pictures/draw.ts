// Draws the icon, banner and screenshots of a demo app as WebP, with their renditions.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { renditionWidths } from "@lanyard/contract";
import type { Rendition } from "../../platform/files/files.ts";
import { glyphs, type Motif } from "./icons.ts";
import * as people from "./motifs.people.ts";
import * as places from "./motifs.places.ts";
import { drawScreen, type Screen } from "./screens.ts";
import { box, moved, svg, type Paint } from "./svg.ts";

const motifs = { ...people, ...places };

export interface Drawn {
  readonly picture: Buffer;
  readonly renditions: readonly Rendition[];
}

/** A picture as SVG, before it is rendered. */
export interface Sketch {
  readonly width: number;
  readonly source: Buffer;
}

const sketch = (width: number, height: number, shapes: readonly string[]): Sketch => ({
  width,
  source: Buffer.from(svg(width, height, ...shapes)),
});

const listSmallerWidths = ({ width }: Sketch) => renditionWidths.filter((one) => one < width);

/** The widths in pixels of a sketch's picture and its renditions. */
export const listWidths = (from: Sketch): readonly number[] => [
  from.width,
  ...listSmallerWidths(from),
];

/**
 * The file of a prepared picture. The build renders all pictures beside the bundle (scripts/draw-demo.ts); their names
 * are hashes of the SVG, so that an outdated one is never used.
 */
export const preparedName = ({ source }: Sketch, pixels: number): string =>
  join("demo", `${createHash("sha256").update(source).digest("hex").slice(0, 32)}-${pixels}.webp`);

export async function render({ source }: Sketch, pixels: number): Promise<Buffer> {
  // Loaded here only, because the library takes 23 MB of memory, and only a server with an empty database needs it.
  const { default: sharp } = await import("sharp");
  return sharp(source).resize({ width: pixels }).webp({ quality: 90, effort: 2 }).toBuffer();
}

const prepared = (from: Sketch, pixels: number): Promise<Buffer> =>
  readFile(join(import.meta.dirname, preparedName(from, pixels))).catch(() => render(from, pixels));

export async function draw(from: Sketch): Promise<Drawn> {
  const renditions = listSmallerWidths(from).map(async (width) => ({
    width,
    bytes: await prepared(from, width),
  }));
  return { picture: await prepared(from, from.width), renditions: await Promise.all(renditions) };
}

/** 512 by 512 px. */
export const sketchIcon = (motif: Motif, paint: Paint): Sketch =>
  sketch(512, 512, [box(0, 0, 512, 512, paint.strong, 112), ...glyphs[motif](paint)]);

/** Scales a motif's field, which is 900 high, to the banner's height of 700. */
const scale = 7 / 9;

/** 1600 by 700 px, the ratio in which cards show it, so that nothing is cut off. */
export const sketchBanner = (motif: Motif, paint: Paint): Sketch =>
  sketch(1600, 700, [
    box(0, 0, 1600, 700, paint.ground),
    moved(800 - 800 * scale, 0, scale, ...motifs[motif](paint)),
  ]);

/** 1440 by 900 px. */
export const sketchScreen = (screen: Screen, paint: Paint, seed: number): Sketch =>
  sketch(1440, 900, drawScreen(screen, paint, seed));
