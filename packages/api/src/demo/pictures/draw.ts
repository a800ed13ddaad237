// Draws the icon, banner and screenshots of a demo app as WebP, with their renditions.
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

async function raster(width: number, height: number, shapes: readonly string[]): Promise<Drawn> {
  // Its library takes 23 MB of memory, and only an empty server draws.
  const { default: sharp } = await import("sharp");
  const source = Buffer.from(svg(width, height, ...shapes));
  const inWidth = (pixels: number) =>
    sharp(source).resize({ width: pixels }).webp({ quality: 90, effort: 2 }).toBuffer();
  const renditions = renditionWidths
    .filter((one) => one < width)
    .map(async (one) => ({ width: one, bytes: await inWidth(one) }));
  return { picture: await inWidth(width), renditions: await Promise.all(renditions) };
}

/** 512 by 512. */
export const drawIcon = (motif: Motif, paint: Paint): Promise<Drawn> =>
  raster(512, 512, [box(0, 0, 512, 512, paint.strong, 112), ...glyphs[motif](paint)]);

/** How much of a motif's field a pixel is: 900 high there, 700 here. */
const scale = 7 / 9;

/** 1600 by 700, as cards show it: nothing of it is cut off. */
export const drawBanner = (motif: Motif, paint: Paint): Promise<Drawn> =>
  raster(1600, 700, [
    box(0, 0, 1600, 700, paint.ground),
    moved(800 - 800 * scale, 0, scale, ...motifs[motif](paint)),
  ]);

/** 1440 by 900. */
export const drawScreen = (screen: Screen, paint: Paint, seed: number): Promise<Drawn> =>
  raster(1440, 900, screenOf(screen, paint, seed));
