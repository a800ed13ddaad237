// The hue of a product, from its menu entry.
import type { Hue } from "@lanyard/design-system";

const hues: Readonly<Record<number, Hue>> = {
  1: "blue",
  2: "red",
  3: "green",
  4: "grey",
  5: "amber",
};

/** Menu entries without a hue of their own, and products without one, are red. */
export const getHue = (menuEntryId: number | null): Hue => hues[menuEntryId ?? 0] ?? "red";
