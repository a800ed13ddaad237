// The hue of a product follows from its menu entry.
import { expect, test } from "vitest";
import { getHue } from "./hue.ts";

test.each([
  [1, "blue"],
  [2, "red"],
  [3, "green"],
  [4, "grey"],
  [5, "amber"],
  [6, "red"],
  [99, "red"],
  [null, "red"],
] as const)("menu entry %s is %s", (menuEntryId, hue) => {
  expect(getHue(menuEntryId)).toBe(hue);
});
