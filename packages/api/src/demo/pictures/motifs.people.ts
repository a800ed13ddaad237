// Banner motifs of apps about people, each on a field 900 high, from -228 to 1828 across.
import {
  box,
  check,
  disc,
  moved,
  person,
  shape,
  stroke,
  times,
  turned,
  type Paint,
} from "./svg.ts";

const strap = (colour: string) =>
  shape("M600 0h84l146 214h-60z", colour) + shape("M1000 0h-84l-146 214h60z", colour);

/** A badge on its lanyard, with a portrait. */
const badge = (p: Paint) => [
  box(560, 190, 480, 640, p.paper, 48),
  shape("M608 190h384a48 48 0 0 1 48 48v82h-480v-82a48 48 0 0 1 48-48z", p.strong),
  box(730, 240, 140, 28, p.ground, 14),
  disc(800, 500, 126, p.light),
  person(800, 592, 96, p.strong),
  box(660, 680, 280, 26, p.ink, 13),
  box(710, 734, 180, 20, p.muted, 10),
];

export const visitors = (p: Paint) => [
  person(-90, 900, 190, p.light),
  person(1690, 900, 190, p.light),
  person(330, 900, 190, p.light),
  person(1270, 900, 190, p.light),
  person(120, 900, 150, p.middle),
  person(1480, 900, 150, p.middle),
  strap(p.middle),
  ...badge(p),
  disc(1030, 790, 76, p.strong),
  check(1024, 794, 30, p.paper, 18),
];

export const lostBadge = (p: Paint) => [
  box(250, 200, 400, 540, p.light, 44),
  stroke(
    "M294 200h312a44 44 0 0 1 44 44v452a44 44 0 0 1-44 44h-312a44 44 0 0 1-44-44v-452a44 44 0 0 1 44-44z",
    p.middle,
    10,
    "26 26",
  ),
  turned(
    12,
    950,
    470,
    moved(
      350,
      0,
      1,
      box(590, 180, 420, 560, p.paper, 44),
      shape("M634 180h332a44 44 0 0 1 44 44v70h-420v-70a44 44 0 0 1 44-44z", p.strong),
      box(735, 222, 130, 26, p.ground, 13),
      person(800, 580, 92, p.light),
      box(680, 640, 240, 24, p.muted, 12),
    ),
  ),
  disc(700, 640, 150, p.strong),
  box(626, 620, 148, 116, p.paper, 20),
  stroke("M656 620v-34a44 44 0 0 1 88 0v34", p.paper, 24),
  disc(700, 666, 18, p.strong),
  box(692, 670, 16, 36, p.strong, 8),
];

export const climate = (p: Paint) => [
  shape(
    "M300 190h620a60 60 0 0 1 60 60v250a60 60 0 0 1-60 60h-440l-120 110v-110h-60a60 60 0 0 1-60-60v-250a60 60 0 0 1 60-60z",
    p.paper,
  ),
  ...times(5, (i) => disc(390 + i * 110, 376, 40, i === 3 ? p.strong : p.light)),
  check(718, 378, 17, p.paper, 12),
  shape(
    "M1310 430h-420a54 54 0 0 0-54 54v150a54 54 0 0 0 54 54h330l110 100v-104a54 54 0 0 0 34-50v-150a54 54 0 0 0-54-54z",
    p.strong,
  ),
  ...[150, 230, 90].map((width, i) =>
    box(910, 488 + i * 50, width + 140, 24, i === 0 ? p.paper : p.middle, 12),
  ),
];

export const attendance = (p: Paint) =>
  times(4, (row) =>
    times(8, (column) => {
      const [x, y] = [16 + column * 224, 130 + row * 214];
      const here = (row * 5 + column * 3) % 4 !== 1;
      return [
        disc(x, y, 82, here ? p.paper : p.light),
        person(x, y + 52, 52, here ? ((row + column) % 5 === 2 ? p.ink : p.strong) : p.ground),
        here ? disc(x + 62, y + 54, 24, p.ground) + disc(x + 62, y + 54, 16, "#2b8a5c") : "",
      ].join("");
    }).join(""),
  );
