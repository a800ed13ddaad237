// Draws the icon, banner and screenshots of a demo app as files.
import type { Hue } from "@lanyard/contract";
import sharp from "sharp";
import { glyphs, type Motif } from "./icons.ts";
import * as people from "./motifs.people.ts";
import * as places from "./motifs.places.ts";
import { screenOf, type Screen } from "./screens.ts";
import { box, paints, svg } from "./svg.ts";

const motifs = { ...people, ...places };

const raster = (source: string): Promise<Buffer> =>
  sharp(Buffer.from(source)).webp({ quality: 90, effort: 2 }).toBuffer();

/** WebP, 512 by 512. */
export const drawIcon = (motif: Motif, hue: Hue): Promise<Buffer> =>
  raster(
    svg(512, 512, box(0, 0, 512, 512, paints[hue].strong, 112), ...glyphs[motif](paints[hue])),
  );

/** WebP, 1600 by 900. */
export const drawBanner = (motif: Motif, hue: Hue): Promise<Buffer> =>
  raster(svg(1600, 900, box(0, 0, 1600, 900, paints[hue].ground), ...motifs[motif](paints[hue])));

/** WebP, 1440 by 900. */
export const drawScreen = (screen: Screen, hue: Hue, seed: number): Promise<Buffer> =>
  raster(svg(1440, 900, ...screenOf(screen, paints[hue], seed)));
