// Finds the content of a picture: the part without the background around it, in which a dialog of 400 px would be lost.
import sharp from "sharp";
import type { Content } from "virtual:pictures";

type Span = readonly [from: number, to: number];

/**
 * Heights of pictures that show a whole window (see story-views.ts): something floats in them, often far from the
 * element that opened it.
 */
const windowHeights = new Set([768, 844]);
const far = 96;

/** The longest run of marked rows or columns; gaps of up to `apart` px do not end a run. */
const largest = (marked: readonly boolean[], apart: number): Span => {
  let [best, from, last]: [Span, number, number] = [[0, 0], -1, -1];
  for (const [at, isMarked] of marked.entries()) {
    if (!isMarked) continue;
    if (from < 0 || at - last > apart) from = at;
    last = at;
    if (last + 1 - from > best[1] - best[0]) best = [from, last + 1];
  }
  return best[1] === 0 ? [0, marked.length] : best;
};

const areaOf = ({ left, top, right, bottom }: Content) => (right - left) * (bottom - top);

const each = <Value>(length: number, of: (at: number) => Value) =>
  Array.from({ length }, (_, at) => of(at));

/** The content of the picture in a file. */
export const contentOf = async (file: string): Promise<Content> => {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const apart = windowHeights.has(height) ? far : Infinity;
  const colour = (x: number, y: number) => data.readUIntBE((y * width + x) * 3, 3);
  const on = (ground: number): Content => {
    const code = ground.toString(16).padStart(6, "0");
    const emptyRow = Buffer.alloc(width * 3, code, "hex");
    const isRowMarked = (y: number) =>
      emptyRow.compare(data, y * width * 3, (y + 1) * width * 3) !== 0;
    const [top, bottom] = largest(each(height, isRowMarked), apart);
    const isColumnMarked = (x: number) => {
      for (let y = top; y < bottom; y += 1) if (colour(x, y) !== ground) return true;
      return false;
    };
    const [left, right] = largest(each(width, isColumnMarked), apart);
    return { width, height, left, top, right, bottom, ground: `#${code}` };
  };
  const corners = [colour(width - 1, height - 1), colour(0, height - 1), colour(width - 1, 0)];
  // Each corner's colour is tried as the background, and the smallest content wins: with the colour of a side panel,
  // everything else would be content.
  return [...new Set([...corners, colour(0, 0)])]
    .map(on)
    .reduce((smallest, other) => (areaOf(other) < areaOf(smallest) ? other : smallest));
};
