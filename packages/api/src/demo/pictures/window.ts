// The window that the demo's screenshots share: 1440 by 900, with a menu and a heading.
import { box, times, type Paint } from "./svg.ts";

/** The area of the window's content. */
export const content = { x: 296, y: 132, width: 1104, height: 728 };

/** The width of a line of text: varies with the seed, and is the same for the same seed. */
export const written = (seed: number, least: number, most: number) =>
  least + ((seed * 7919 + 104_729) % 97) * ((most - least) / 97);

/** The window: its menu, heading and button. */
export const frame = (p: Paint, seed: number) => [
  box(0, 0, 1440, 900, p.page),
  box(0, 0, 256, 900, p.paper),
  box(255, 0, 1, 900, p.line),
  box(32, 32, 44, 44, p.strong, 10),
  box(44, 42, 20, 5, p.paper, 2.5),
  box(92, 46, 104, 16, p.ink, 8),
  ...times(6, (i) => {
    const active = i === seed % 4;
    return (
      (active ? box(20, 116 + i * 56, 216, 44, p.ground, 10) : "") +
      box(36, 128 + i * 56, 20, 20, active ? p.strong : p.muted, 6) +
      box(72, 132 + i * 56, written(seed + i, 70, 130), 12, active ? p.strong : p.muted, 6)
    );
  }),
  box(content.x, 44, written(seed, 220, 320), 26, p.ink, 13),
  box(content.x, 86, written(seed + 5, 300, 420), 12, p.muted, 6),
  box(1256, 44, 144, 48, p.ink, 10),
  box(1288, 62, 80, 12, p.paper, 6),
];

/** A bordered area. */
export const panel = (p: Paint, x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, p.line, 14) + box(x + 1, y + 1, width - 2, height - 2, p.paper, 13);
