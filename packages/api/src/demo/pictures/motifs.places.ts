// Banner motifs of apps about places and things, each on a field 900 high, from -228 to 1828 across.
import { box, check, disc, moved, shape, stroke, times, type Paint } from "./svg.ts";

export const canteen = (p: Paint) => [
  box(-240, 690, 2080, 210, p.light),
  disc(760, 450, 300, p.paper),
  disc(760, 450, 212, p.ground),
  shape("M640 470a120 120 0 0 1 240 0z", p.strong),
  disc(700, 520, 44, "#2b8a5c"),
  disc(790, 536, 52, "#cf4237"),
  disc(856, 500, 30, p.middle),
  ...[0, 40, 80].map((x) => box(316 + x, 220, 18, 150, p.ink, 9)),
  shape("M316 340h98v30a49 49 0 0 1-98 0z", p.ink),
  box(352, 380, 26, 330, p.ink, 13),
  shape("M1130 220c60 40 74 150 60 280h-60z", p.ink),
  box(1130, 480, 26, 230, p.ink, 13),
  shape("M1280 330h200v120a40 40 0 0 0 0 80v120h-200v-120a40 40 0 0 0 0-80z", p.strong),
  stroke("M1330 490h100", p.paper, 10, "2 24"),
  check(1374, 412, 26, p.paper, 16),
  box(1330, 560, 100, 18, p.paper, 9),
];

export const rooms = (p: Paint) => [
  box(230, 120, 1140, 660, p.paper, 40),
  box(270, 160, 330, 270, p.light, 16),
  box(270, 470, 330, 270, p.light, 16),
  box(640, 160, 420, 580, p.strong, 16),
  box(1100, 160, 230, 170, p.light, 16),
  box(1100, 370, 230, 370, p.middle, 16),
  box(780, 340, 140, 220, p.paper, 70),
  ...[360, 450, 540].flatMap((y) => [disc(738, y, 28, p.middle), disc(962, y, 28, p.middle)]),
  disc(435, 295, 62, p.paper),
  ...[0, 1, 2, 3].map((i) =>
    disc(
      435 + Math.cos((i * Math.PI) / 2) * 100,
      295 + Math.sin((i * Math.PI) / 2) * 100,
      24,
      p.middle,
    ),
  ),
  box(345, 560, 180, 90, p.paper, 45),
  disc(1340, 170, 112, p.ground),
  disc(1340, 170, 92, p.ink),
  stroke("M1340 112v58l40 28", p.paper, 16),
];

export const shifts = (p: Paint) => [
  ...times(7, (day) => box(180 + day * 182, 110, 148, 680, day > 4 ? p.light : p.paper, 24)),
  ...times(7, (day) => disc(254 + day * 182, 172, 24, day === 2 ? p.strong : p.light)),
  ...[
    [0, 240, 200, p.middle],
    [0, 560, 150, p.strong],
    [1, 300, 260, p.strong],
    [2, 240, 160, p.middle],
    [2, 500, 220, p.ink],
    [3, 380, 240, p.strong],
    [4, 240, 180, p.middle],
    [4, 560, 170, p.strong],
    [5, 330, 190, p.muted],
    [6, 520, 190, p.muted],
  ].map(([day, y, height, fill]) =>
    box(196 + Number(day) * 182, Number(y), 116, Number(height), String(fill), 22),
  ),
  disc(800, 450, 128, p.ground),
  disc(800, 450, 104, p.paper),
  stroke("M742 426h104l-34-34M858 474h-104l34 34", p.ink, 18),
];

const car = (x: number, y: number, fill: string, p: Paint) =>
  moved(
    x,
    y,
    1,
    box(0, 0, 150, 290, fill, 48),
    box(20, 70, 110, 60, p.ground, 20),
    box(24, 200, 102, 46, p.ground, 18),
    box(14, 12, 34, 16, p.paper, 8),
    box(102, 12, 34, 16, p.paper, 8),
  );

export const parking = (p: Paint) => [
  box(-240, 0, 2080, 900, p.light),
  ...times(
    10,
    (i) => box(i * 218 - 72, 0, 12, 380, p.paper, 6) + box(i * 218 - 72, 540, 12, 360, p.paper, 6),
  ),
  ...[
    [0, 40, p.ink],
    [1, 60, p.strong],
    [3, 46, p.paper],
    [4, 70, p.middle],
    [5, 50, p.ink],
    [6, 40, p.strong],
  ].map(([i, y, fill]) => car(186 + Number(i) * 218, Number(y), String(fill), p)),
  ...[
    [-1, 590, p.strong],
    [0, 580, p.middle],
    [2, 600, p.strong],
    [3, 570, p.ink],
    [5, 590, p.paper],
    [7, 580, p.middle],
  ].map(([i, y, fill]) => car(186 + Number(i) * 218, Number(y), String(fill), p)),
  box(594, 24, 206, 330, p.strong, 28),
  stroke("M664 276v-168h48a54 54 0 0 1 0 108h-48", p.paper, 34),
  stroke("M-200 460h1460", p.paper, 14, "60 50"),
  stroke("M1300 430l44 30l-44 30", p.paper, 14),
];

export const evacuation = (p: Paint) => [
  ...[
    [-140, 0, 1, 1],
    [1740, 0, -1, 1],
    [-140, 900, 1, -1],
    [1740, 900, -1, -1],
  ].map(([x = 0, y = 0, h = 1, v = 1]) =>
    stroke(
      `M${x + h * 210} ${y + v * 110}l${h * 250} ${v * 150}m${-h * 96} ${v * 12}l${h * 96} ${-v * 12}l${-h * 38} ${-v * 88}`,
      p.middle,
      40,
    ),
  ),
  disc(800, 450, 260, p.light),
  disc(800, 450, 200, p.strong),
  ...[
    [-78, 30, 42],
    [78, 30, 42],
    [0, 62, 56],
  ].map(
    ([x = 0, y = 0, s = 0]) =>
      disc(800 + x, 450 + y - s * 1.55, s * 0.5, p.paper) +
      shape(
        `M${800 + x - s * 0.8} ${450 + y + s * 0.62}v${-s * 0.5}a${s * 0.8} ${s * 0.8} 0 0 1 ${s * 1.6} 0v${s * 0.5}z`,
        p.paper,
      ),
  ),
];

export const shuttle = (p: Paint) => [
  box(-240, 640, 2080, 260, p.light),
  stroke("M-200 770h2000", p.paper, 14, "70 56"),
  ...[
    [-90, 300, 330],
    [140, 330, 300],
    [330, 250, 380],
    [1250, 270, 360],
    [1440, 360, 270],
    [1660, 290, 340],
  ].map(([x = 0, y = 0, height = 0]) => box(x - 80, y, 150, height, p.light, 16)),
  box(360, 220, 900, 430, p.strong, 64),
  ...times(4, (i) => box(420 + i * 164, 290, 136, 150, p.paper, 20)),
  box(1084, 290, 130, 290, p.ground, 20),
  box(360, 500, 660, 26, p.middle),
  ...[560, 1010].map((x) => disc(x, 650, 84, p.ink) + disc(x, 650, 36, p.paper)),
  stroke("M180 640v-320", p.ink, 16),
  disc(180, 290, 62, p.ink),
  disc(180, 290, 26, p.paper),
];
