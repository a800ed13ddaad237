// Glyphs of the demo's icons on a field of 512 by 512, mostly in the colour of paper on the app's hue.
import { box, check, disc, person, shape, stroke, times, type Paint } from "./svg.ts";

type Glyph = (p: Paint) => readonly string[];

const badgeOutline = (p: Paint) => [
  box(146, 92, 220, 328, p.paper, 36),
  box(216, 122, 80, 20, p.strong, 10),
];

export const glyphs = {
  visitors: (p) => [...badgeOutline(p), person(256, 352, 68, p.strong)],
  canteen: (p) => [
    ...[0, 30, 60].map((x) => box(128 + x, 112, 16, 96, p.paper, 8)),
    shape("M128 190h76v22a38 38 0 0 1-76 0z", p.paper),
    box(155, 220, 22, 184, p.paper, 11),
    shape("M330 112c52 34 62 116 50 196h-50z", p.paper),
    box(330, 290, 22, 114, p.paper, 11),
  ],
  rooms: (p) => [
    box(104, 128, 140, 120, p.paper, 18),
    box(104, 268, 140, 120, p.middle, 18),
    box(264, 128, 144, 260, p.paper, 18),
    disc(336, 258, 40, p.strong),
  ],
  lostBadge: (p) => [
    ...badgeOutline(p),
    box(204, 262, 104, 84, p.strong, 16),
    stroke("M226 262v-26a30 30 0 0 1 60 0v26", p.strong, 18),
  ],
  shifts: (p) => [stroke("M128 208h236l-64-64M384 304h-236l64 64", p.paper, 40)],
  parking: (p) => [stroke("M206 384v-256h74a80 80 0 0 1 0 160h-74", p.paper, 52)],
  climate: (p) => [
    shape(
      "M136 116h240a40 40 0 0 1 40 40v136a40 40 0 0 1-40 40h-132l-84 76v-76h-24a40 40 0 0 1-40-40v-136a40 40 0 0 1 40-40z",
      p.paper,
    ),
    ...times(3, (i) => disc(186 + i * 70, 224, 22, i === 2 ? p.strong : p.middle)),
  ],
  evacuation: (p) => [
    disc(256, 256, 64, p.paper),
    ...[
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ].map(([h = 1, v = 1]) =>
      stroke(
        `M${256 - h * 160} ${256 - v * 160}l${h * 66} ${v * 66}m${-h * 52} 0h${h * 52}v${-v * 52}`,
        p.paper,
        28,
      ),
    ),
  ],
  attendance: (p) => [
    person(196, 372, 92, p.paper),
    person(340, 372, 70, p.middle),
    disc(352, 168, 52, p.paper),
    check(348, 170, 19, p.strong, 14),
  ],
  shuttle: (p) => [
    box(96, 140, 320, 190, p.paper, 36),
    ...times(3, (i) => box(124 + i * 92, 172, 74, 66, p.strong, 12)),
    ...[176, 336].map((x) => disc(x, 336, 44, p.strong) + disc(x, 336, 32, p.paper)),
  ],
} satisfies Record<string, Glyph>;
export type Motif = keyof typeof glyphs;
