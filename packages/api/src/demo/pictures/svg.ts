// The few shapes that compose the demo's pictures, and their colours.
/** The colours of one picture: its hue in four strengths, and the neutrals that every picture shares. */
export interface Paint {
  readonly strong: string;
  readonly middle: string;
  readonly light: string;
  readonly ground: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly paper: string;
  readonly page: string;
}

const neutral = {
  ink: "#1c1a17",
  muted: "#b9b2a7",
  line: "#e3ddd4",
  paper: "#ffffff",
  page: "#faf8f5",
};
const channels = (hex: string) =>
  [1, 3, 5].map((offset) => Number.parseInt(hex.slice(offset, offset + 2), 16));

/** A colour between two others; `part` is the share of `to`. */
function mix(from: string, to: string, part: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) =>
      Math.round(value + ((target[index] ?? value) - value) * part)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const paint = (strong: string, ground: string): Paint => ({
  strong,
  middle: mix(ground, strong, 0.5),
  light: mix(ground, strong, 0.22),
  ground,
  ...neutral,
});

const red = paint("#cf4237", "#fbe9e7");
const paints: Readonly<Record<number, Paint>> = {
  1: paint("#2f6bdb", "#e6eefc"),
  2: red,
  3: paint("#2b8a5c", "#e4f3ec"),
  4: paint("#6b717a", "#edeef0"),
  5: paint("#d99a1c", "#fcf2dc"),
};
/** The colours of a menu entry, in the hue that the console's cards use for it. */
export const getPaint = (menuEntryId: number): Paint => paints[menuEntryId] ?? red;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;
/** An open line with round ends. */
export const stroke = (path: string, colour: string, width: number, dashes = ""): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${dashes}"/>`;
export const moved = (x: number, y: number, scale: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join("")}</g>`;
export const turned = (
  degrees: number,
  x: number,
  y: number,
  ...parts: readonly string[]
): string => `<g transform="rotate(${degrees} ${x} ${y})">${parts.join("")}</g>`;
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
export const svg = (width: number, height: number, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;

/** A head and shoulders, with the bottom edge at `y`. */
export const person = (x: number, y: number, size: number, fill: string): string =>
  disc(x, y - size * 1.35, size * 0.42, fill) +
  shape(
    `M${x - size * 0.72} ${y}v${-size * 0.16}a${size * 0.72} ${size * 0.72} 0 0 1 ${size * 1.44} 0v${size * 0.16}z`,
    fill,
  );
export const check = (x: number, y: number, size: number, colour: string, width: number): string =>
  stroke(
    `M${x - size} ${y}l${size * 0.7} ${size * 0.7}l${size * 1.3} ${-size * 1.4}`,
    colour,
    width,
  );
