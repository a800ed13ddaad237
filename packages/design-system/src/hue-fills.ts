// The classes that fill a shape with a hue, for badges and charts.
import type { Hue } from "./tone.ts";

export const hueFills = {
  blue: "fill-hue-blue",
  red: "fill-hue-red",
  green: "fill-hue-green",
  grey: "fill-hue-grey",
  amber: "fill-hue-amber",
} as const satisfies Record<Hue, string>;
