// Shapes for the sample pictures as SVG text, and their conversion to a data URL.
import type { Hue } from "../tone.ts";

/**
 * Colours of the pictures, independent of the theme like those of real uploads: strong, middle and soft for each hue.
 */
export const paints: Record<Hue, { strong: string; middle: string; soft: string }> = {
  blue: { strong: "#2f6bdb", middle: "#a9c3f3", soft: "#e6eefc" },
  red: { strong: "#cf4237", middle: "#efb3ad", soft: "#fbe9e7" },
  green: { strong: "#2b8a5c", middle: "#a6d3bd", soft: "#e4f3ec" },
  grey: { strong: "#7f858e", middle: "#c5c9ce", soft: "#edeef0" },
  amber: { strong: "#d99a1c", middle: "#f0d298", soft: "#fcf2dc" },
};

export const paper = "#ffffff";
export const ink = "#1c1a17";
export const line = "#e3ddd4";
export const sand = "#f2eee8";

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 6,
) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const stroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const picture = (width: number, height: number, ground: string, shapes: string[]) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${box(0, 0, width, height, ground, 0)}${shapes.join("")}</svg>`,
  )}`;
