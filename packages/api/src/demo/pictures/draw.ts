// Draws the icon, banner and screenshots of a demo app as files.
import sharp from "sharp";
import { glyphs, type Motif } from "./icons.ts";
import * as people from "./motifs.people.ts";
import * as places from "./motifs.places.ts";
import { screenOf, type Screen } from "./screens.ts";
import { box, svg, type Paint } from "./svg.ts";

const motifs = { ...people, ...places };

const raster = (source: string): Promise<Buffer> =>
  sharp(Buffer.from(source)).webp({ quality: 90, effort: 2 }).toBuffer();

/** WebP, 512 by 512. */
export const drawIcon = (motif: Motif, paint: Paint): Promise<Buffer> =>
  raster(svg(512, 512, box(0, 0, 512, 512, paint.strong, 112), ...glyphs[motif](paint)));

/** WebP, 1600 by 900. */
export const drawBanner = (motif: Motif, paint: Paint): Promise<Buffer> =>
  raster(svg(1600, 900, box(0, 0, 1600, 900, paint.ground), ...motifs[motif](paint)));

/** WebP, 1440 by 900. */
export const drawScreen = (screen: Screen, paint: Paint, seed: number): Promise<Buffer> =>
  raster(svg(1440, 900, ...screenOf(screen, paint, seed)));
