// Screenshots of the demo's apps: a window of 1440 by 900 that shows a list, a calendar, figures or a floor plan.
import { box, check, disc, person, stroke, times, type Paint } from "./svg.ts";
import { content, frame, panel, written } from "./window.ts";

export type Screen = "list" | "week" | "figures" | "floor";

const list = (p: Paint, seed: number) => [
  panel(p, content.x, content.y, content.width, content.height),
  ...times(4, (i) => box(content.x + [32, 400, 660, 900][i]!, content.y + 30, 76, 10, p.muted, 5)),
  ...times(8, (i) => {
    const y = content.y + 64 + i * 82;
    const tone = [p.strong, p.muted, p.strong, "#2b8a5c"][(i + seed) % 4]!;
    return [
      box(content.x + 1, y, content.width - 2, 1, p.line),
      disc(content.x + 56, y + 41, 24, i % 3 === 1 ? p.middle : p.ground),
      person(content.x + 56, y + 56, 16, p.strong),
      box(content.x + 100, y + 26, written(seed + i * 3, 130, 230), 14, p.ink, 7),
      box(content.x + 100, y + 50, written(seed + i * 5, 90, 160), 10, p.muted, 5),
      box(content.x + 400, y + 35, written(seed + i, 90, 170), 12, p.muted, 6),
      box(content.x + 660, y + 35, written(seed + i * 2, 80, 120), 12, p.muted, 6),
      box(content.x + 900, y + 24, 132, 34, tone === p.strong ? p.ground : "#f2eee8", 17),
      disc(content.x + 920, y + 41, 6, tone),
      box(content.x + 936, y + 36, written(seed + i * 4, 50, 78), 10, tone, 5),
    ].join("");
  }),
];

/** The day, hour and length of each booking. */
const bookings = [
  [0, 0, 1.5],
  [0, 3, 1],
  [0, 6, 1],
  [1, 1, 1],
  [1, 4, 2],
  [2, 0, 1],
  [2, 2, 1.5],
  [3, 1, 2],
  [3, 5, 1],
  [4, 0, 1],
  [4, 3, 2.5],
  [4, 6, 1],
] as const;

const week = (p: Paint, seed: number) => {
  const column = (content.width - 64) / 5;
  return [
    panel(p, content.x, content.y, content.width, content.height),
    ...times(5, (day) => {
      const x = content.x + 64 + day * column;
      const today = day === (seed + 1) % 5;
      return (
        box(x, content.y + 1, 1, content.height - 2, p.line) +
        (today ? disc(x + column / 2, content.y + 38, 24, p.strong) : "") +
        box(x + column / 2 - 9, content.y + 33, 18, 10, today ? p.paper : p.muted, 5)
      );
    }),
    ...times(
      8,
      (hour) =>
        box(content.x + 1, content.y + 76 + hour * 81, content.width - 2, 1, p.line) +
        box(content.x + 18, content.y + 86 + hour * 81, 30, 8, p.muted, 4),
    ),
    ...bookings.map(([booked, hour, length], i) => {
      const x = content.x + 72 + ((booked + seed) % 5) * column;
      const y = content.y + 82 + hour * 81;
      const [fill, text] = [
        [p.strong, p.paper],
        [p.ground, p.strong],
        [p.light, p.strong],
      ][(i + seed) % 3]!;
      return (
        box(x, y, column - 18, length * 81 - 10, fill!, 10) +
        box(x + 16, y + 18, written(i + seed, 60, column - 70), 12, text!, 6) +
        box(x + 16, y + 40, written(i * 2 + seed, 40, 90), 9, text!, 4.5)
      );
    }),
  ];
};

const figures = (p: Paint, seed: number) => [
  ...times(3, (i) => {
    const x = content.x + i * 376;
    return (
      panel(p, x, content.y, 352, 168) +
      box(x + 28, content.y + 32, written(seed + i, 90, 150), 12, p.muted, 6) +
      box(x + 28, content.y + 66, 96 + i * 28, 40, i === 0 ? p.strong : p.ink, 10) +
      box(x + 28, content.y + 128, 296, 10, p.ground, 5) +
      box(x + 28, content.y + 128, 90 + ((seed + i * 3) % 5) * 42, 10, p.strong, 5)
    );
  }),
  panel(p, content.x, content.y + 192, 728, 536),
  ...times(5, (i) => box(content.x + 32, content.y + 280 + i * 96, 664, 1, p.line)),
  box(content.x + 32, content.y + 224, 180, 16, p.ink, 8),
  ...times(12, (i) => {
    const height = 80 + ((i * 53 + seed * 29) % 7) * 42;
    return box(
      content.x + 44 + i * 54,
      content.y + 664 - height,
      32,
      height,
      i === 8 ? p.strong : p.middle,
      8,
    );
  }),
  panel(p, content.x + 752, content.y + 192, 352, 536),
  box(content.x + 784, content.y + 224, 140, 16, p.ink, 8),
  `<circle cx="${content.x + 928}" cy="${content.y + 392}" r="92" fill="none" stroke="${p.ground}" stroke-width="36"/>`,
  `<circle cx="${content.x + 928}" cy="${content.y + 392}" r="92" fill="none" stroke="${p.strong}" stroke-width="36" stroke-dasharray="${300 + (seed % 4) * 60} 600" transform="rotate(-90 ${content.x + 928} ${content.y + 392})"/>`,
  ...times(
    4,
    (i) =>
      disc(content.x + 796, content.y + 556 + i * 40, 8, [p.strong, p.middle, p.ink, p.muted][i]!) +
      box(
        content.x + 820,
        content.y + 551 + i * 40,
        written(seed + i * 6, 90, 180),
        10,
        p.muted,
        5,
      ),
  ),
];

const floor = (p: Paint, seed: number) => [
  panel(p, content.x, content.y, 768, content.height),
  ...times(3, (row) =>
    times(4, (column) => {
      const [x, y] = [content.x + 32 + column * 178, content.y + 32 + row * 224];
      const state = (row * 4 + column + seed) % 5;
      const selected = state === 3;
      return (
        box(x, y, 162, 208, selected ? p.strong : state === 1 ? p.light : p.page, 14) +
        times(4, (seat) =>
          disc(
            x + 51 + (seat % 2) * 60,
            y + 68 + Math.floor(seat / 2) * 72,
            18,
            selected ? p.paper : state === 1 ? p.middle : p.line,
          ),
        ).join("")
      );
    }).join(""),
  ),
  panel(p, content.x + 792, content.y, 312, content.height),
  box(content.x + 820, content.y + 32, 168, 18, p.ink, 9),
  box(content.x + 820, content.y + 66, 120, 11, p.muted, 5),
  box(content.x + 820, content.y + 104, 256, 176, p.ground, 12),
  disc(content.x + 948, content.y + 192, 52, p.strong),
  check(content.x + 944, content.y + 194, 19, p.paper, 12),
  ...times(
    5,
    (i) =>
      box(content.x + 820, content.y + 312 + i * 60, 256, 1, p.line) +
      box(content.x + 820, content.y + 336 + i * 60, written(seed + i, 70, 120), 11, p.muted, 5) +
      box(
        content.x + 1076 - written(seed + i * 2, 50, 90),
        content.y + 336 + i * 60,
        written(seed + i * 2, 50, 90),
        11,
        p.ink,
        5,
      ),
  ),
  box(content.x + 820, content.y + 648, 256, 52, p.strong, 10),
  stroke(`M${content.x + 910} ${content.y + 674}h76`, p.paper, 12),
];

const kinds: Readonly<Record<Screen, (p: Paint, seed: number) => readonly string[]>> = {
  list,
  week,
  figures,
  floor,
};

/** The shapes of one screen; the seed varies its content. */
export const drawScreen = (kind: Screen, p: Paint, seed: number): readonly string[] => [
  ...frame(p, seed),
  ...kinds[kind](p, seed),
];
