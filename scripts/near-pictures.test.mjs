// Comparing a screenshot with its baseline: rounding differences between processors are tolerated, a single wrong pixel
// is not.
import sharp from "sharp";
import { expect, test } from "vitest";
import { isWithin } from "../.storybook/near-pictures.mjs";

const rounding = 0.01;
const ground = { r: 120, g: 130, b: 140 };
const picture = (background, width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background } });
const kept = await picture(ground).webp({ lossless: true }).toBuffer();
const withPixel = (background) =>
  picture(ground)
    .composite([
      { input: { create: { width: 1, height: 1, channels: 3, background } }, left: 7, top: 9 },
    ])
    .png()
    .toBuffer();

test.each([
  ["the same", ground, true],
  ["two steps brighter", { r: 122, g: 132, b: 142 }, true],
  ["two steps less red and three less blue", { r: 118, g: 130, b: 137 }, true],
  ["three steps brighter", { r: 123, g: 133, b: 143 }, false],
  ["another colour", { r: 200, g: 130, b: 140 }, false],
])("all of it %s", async (_name, background, expected) => {
  expect(await isWithin(rounding, kept, await picture(background).png().toBuffer())).toBe(expected);
});

test("one pixel among many", async () => {
  expect(await isWithin(rounding, kept, await withPixel({ ...ground, g: 131 }))).toBe(true);
  expect(await isWithin(rounding, kept, await withPixel({ ...ground, g: 134 }))).toBe(false);
});

test("another size is another picture", async () => {
  expect(await isWithin(rounding, kept, await picture(ground, 39).png().toBuffer())).toBe(false);
});
