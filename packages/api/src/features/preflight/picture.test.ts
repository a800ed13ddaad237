// The rules about pictures: each with pictures that break it and pictures that nearly do.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toldBy, type RuleAbout } from "../../../test/preflight/cases.ts";
import { picture } from "../../../test/fixtures.ts";
import { hostile } from "../../../test/hostile.ts";
import { inspectPicture, type PictureField } from "./picture.rules.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-preflight-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspected(bytes: Uint8Array | string, field: PictureField) {
  const path = join(folder, "picture");
  await writeFile(path, bytes);
  return inspectPicture(path, field, { field, file: "one.png" }, false);
}

type Bytes = () => Promise<Uint8Array | string>;
/** A drawing with edges and a flat background, like icons and screenshots. */
const drawing = (width: number, height: number, ground = "#f5f1e8", ink = "#20242c") =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/><circle cx="50%" cy="40%" r="20%" fill="${ink}"/><rect x="15%" y="75%" width="70%" height="8%" fill="${ink}"/></svg>`,
    ),
  );
const drawn =
  (...args: Parameters<typeof drawing>): Bytes =>
  () =>
    drawing(...args)
      .png()
      .toBuffer();
const blurred =
  (width: number, height: number, sigma: number): Bytes =>
  () =>
    drawing(width, height).blur(sigma).jpeg().toBuffer();
const enlarged: Bytes = async () => {
  const small = await drawing(48, 48).png().toBuffer();
  return sharp(small).resize(512, 512, { kernel: "cubic" }).png().toBuffer();
};
const onNothing =
  (fill: string): Bytes =>
  () =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><circle cx="128" cy="128" r="90" fill="${fill}"/></svg>`,
      ),
    )
      .png()
      .toBuffer();
const svg =
  (inner: string): Bytes =>
  () =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">${inner}<rect width="100%" height="100%" fill="url(#g)"/></svg>`,
      ),
    )
      .png()
      .toBuffer();
const stops = '<stop offset="0" stop-color="#1d4ed8"/><stop offset="1" stop-color="#f5d0fe"/>';
const gradient = (direction: string) =>
  svg(`<linearGradient id="g" ${direction}>${stops}</linearGradient>`);
const radial = svg(`<radialGradient id="g">${stops}</radialGradient>`);
/** A screenshot with many elements, blurred so much that none is recognisable. */
const manyBlurred: Bytes = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="100%" height="100%" fill="#fff"/>${Array.from({ length: 12 }, (_, at) => `<rect x="${40 + (at % 4) * 310}" y="${40 + Math.floor(at / 4) * 220}" width="220" height="130" fill="#334155"/>`).join("")}</svg>`,
    ),
  )
    .blur(45)
    .png()
    .toBuffer();
/** A white screenshot with only a bar and a line of small characters. */
const emptyScreen: Bytes = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="56" fill="#f3f4f6"/>${Array.from({ length: 20 }, (_, at) => `<rect x="${540 + at * 9}" y="370" width="2" height="12" fill="#6b7280"/>`).join("")}</svg>`,
    ),
  )
    .png()
    .toBuffer();
const transparent: Bytes = () =>
  sharp({ create: { width: 256, height: 256, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();

interface Case {
  readonly breaks: readonly (readonly [PictureField, Bytes, finding: string])[];
  readonly rests: readonly (readonly [PictureField, Bytes])[];
}

const cases: Readonly<Record<RuleAbout<"picture">, Case>> = {
  picture_unreadable: {
    breaks: [
      ["icon", async () => "no picture", "one.png"],
      ["icon", async () => hostile.svg, "one.png"],
      ["banner", async () => (await drawn(640, 360)()).slice(0, 300), "one.png"],
    ],
    rests: [["icon", drawn(256, 256)]],
  },
  picture_pixels: {
    breaks: [["screenshots", () => picture(12_000, 12_000), "one.png 12000 12000 24"]],
    rests: [["screenshots", () => picture(6_000, 4_000)]],
  },
  picture_blank: {
    breaks: [
      ["icon", () => picture(256, 256), "one.png"],
      ["icon", transparent, "one.png"],
      ["banner", drawn(640, 360, "#808080", "#818181"), "one.png"],
    ],
    rests: [
      ["icon", onNothing("#fff")],
      ["icon", onNothing("#000")],
      ["icon", drawn(256, 256)],
    ],
  },
  picture_small: {
    breaks: [
      ["icon", drawn(127, 127), "one.png 127 127 128"],
      ["banner", drawn(320, 180), "one.png 320 180 640"],
      ["screenshots", drawn(639, 400), "one.png 639 400 640"],
      ["screenshots", drawn(180, 390), "one.png 180 390 640"],
    ],
    rests: [
      ["icon", drawn(128, 128)],
      ["banner", drawn(640, 360)],
      ["screenshots", drawn(640, 200)],
      // Phone screenshots: the store shows them as high as the place.
      ["screenshots", drawn(390, 844)],
      ["screenshots", drawn(320, 640)],
    ],
  },
  picture_blurred: {
    breaks: [
      ["icon", blurred(512, 512, 6), "one.png"],
      ["banner", blurred(1280, 720, 10), "one.png"],
      ["icon", enlarged, "one.png"],
      // Blurred so much that no edge is left.
      ["banner", blurred(1280, 720, 90), "one.png"],
      ["screenshots", manyBlurred, "one.png"],
    ],
    rests: [
      ["icon", drawn(128, 128)],
      ["banner", drawn(1600, 900)],
      ["screenshots", () => drawing(1280, 720).jpeg({ quality: 60 }).toBuffer()],
      ["icon", onNothing("#b91c1c")],
      ["screenshots", drawn(1280, 720, "#ffffff", "#767676")],
      ["screenshots", emptyScreen],
      ["icon", drawn(256, 256, "#2f6bdb", "#4a7fe0")],
      ["banner", gradient('x1="0" y1="0" x2="1" y2="1"')],
      ["banner", gradient('x1="0" y1="0" x2="0" y2="1"')],
      ["screenshots", radial],
    ],
  },
  picture_shape: {
    breaks: [
      ["icon", drawn(256, 200), "one.png 256 200"],
      ["banner", drawn(700, 700), "one.png 700 700"],
    ],
    rests: [
      ["icon", drawn(256, 250)],
      ["banner", drawn(1280, 700)],
      ["screenshots", drawn(700, 900)],
    ],
  },
};

describe.each(Object.entries(cases) as [RuleAbout<"picture">, Case][])("%s", (rule, all) => {
  it.each(all.breaks.map((one, at) => [at, ...one] as const))(
    "is broken by example %i, %s",
    async (_at, field, bytes, expected) => {
      expect(toldBy(await inspected(await bytes(), field), rule)).toEqual([expected]);
    },
  );
  it.each(all.rests.map((one, at) => [at, ...one] as const))(
    "lets example %i rest, %s",
    async (_at, field, bytes) => {
      expect(toldBy(await inspected(await bytes(), field), rule)).toEqual([]);
    },
  );
});
