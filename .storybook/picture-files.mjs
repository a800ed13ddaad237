// The reference pictures of the stories, lossless WebP, a third of the size of PNG. Runs in the browser's process,
// because in the transformed code of a story file the comparison would take seconds.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

const references = fileURLToPath(new URL("pictures/", import.meta.url));
/** What differs, for inspection: `<name>.reference.png`, `<name>.png` and `<name>.diff.png`. */
const results = fileURLToPath(new URL("../test-results/pictures/", import.meta.url));

// The browser of the references must repeat every pixel, but for rounding differences between processors.
const tolerance =
  process.env.STORIES_EXACT === "1"
    ? { threshold: 0.01, includeAA: true, pixels: 0 }
    : { threshold: 0.2, includeAA: false, pixels: 100 };

const pixelsOf = (picture) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

const fileOf = (name) => `${references}${name}.webp`;

/** How a screenshot differs from the reference of `name`; undefined when it does not. */
export async function differenceOf(name, screenshot) {
  const reference = await readFile(fileOf(name)).catch(() => undefined);
  if (!reference) return { text: `${name} has no reference picture` };
  const [expected, actual] = await Promise.all([reference, screenshot].map(pixelsOf));
  const { width, height } = expected.info;
  const size = `${actual.info.width} × ${actual.info.height}`;
  if (size !== `${width} × ${height}`)
    return { text: `${name} is ${size}, not ${width} × ${height}`, reference };
  const { pixels, ...options } = tolerance;
  const count = pixelmatch(expected.data, actual.data, undefined, width, height, options);
  if (count <= pixels) return undefined;
  const diff = Buffer.alloc(expected.data.length);
  pixelmatch(expected.data, actual.data, diff, width, height, options);
  return {
    text: `${name} differs in ${count} pixels`,
    reference,
    diff: sharp(diff, { raw: { width, height, channels: 4 } }),
  };
}

/** Writes a screenshot to inspect, with what it differs from. */
export async function writeResult(name, screenshot, { reference, diff }) {
  await mkdir(results, { recursive: true });
  await writeFile(`${results}${name}.png`, screenshot);
  if (reference) await sharp(reference).png().toFile(`${results}${name}.reference.png`);
  await diff?.png().toFile(`${results}${name}.diff.png`);
}

export const writeReference = async (name, screenshot) =>
  writeFile(fileOf(name), await sharp(screenshot).webp({ lossless: true }).toBuffer());
