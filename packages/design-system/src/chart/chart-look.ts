// Colours of lines and bars: hues from the tokens, and dash patterns that tell lines apart without colour.
import { cva } from "class-variance-authority";
import { hueFills } from "../hue-fills.ts";
import type { Hue } from "../tone.ts";

export const lineLook = /* @__PURE__ */ cva("fill-none forced-colors:stroke-[CanvasText]", {
  variants: {
    hue: {
      blue: "stroke-hue-blue",
      red: "stroke-hue-red",
      green: "stroke-hue-green",
      grey: "stroke-hue-grey",
      amber: "stroke-hue-amber",
    } satisfies Record<Hue, string>,
  },
});

export const barLook = /* @__PURE__ */ cva("forced-colors:stroke-[CanvasText]", {
  variants: {
    hue: hueFills,
    place: {
      0: "forced-colors:fill-[CanvasText]",
      1: "forced-colors:fill-[Canvas]",
      2: "forced-colors:fill-[GrayText]",
      3: "forced-colors:fill-[Highlight]",
    },
  },
});

/** Dash pattern of each line by its position; the first line is solid. */
export const dashes = ["", "6 4", "2 4", "10 4 2 4"];

export const chartHues = ["blue", "amber", "green", "red"] as const satisfies readonly Hue[];
