// Screenshots of a fictional app, each of a different screen.
import { box, dot, ink, line, paints, paper, picture, range, sand, stroke } from "./svg.ts";

const { blue, green, red, amber } = paints;

/** The frame of all screens: a side bar with entries, a heading and a button. */
const frame = (selected: number) => [
  box(0, 0, 208, 540, sand, 0),
  box(24, 24, 32, 32, blue.strong, 8),
  box(68, 33, 84, 14, ink, 7),
  ...range(6).map((entry) =>
    box(16, 84 + entry * 40, 176, 32, entry === selected ? paper : sand, 8),
  ),
  ...range(6).map((entry) =>
    box(32, 95 + entry * 40, 72 + ((entry * 29) % 48), 10, entry === selected ? ink : "#b3aca2", 5),
  ),
  box(240, 32, 220, 22, ink, 8),
  box(812, 28, 116, 32, ink, 8),
  box(240, 84, 688, 1, line, 0),
];

const people = () =>
  range(7).flatMap((row) => {
    const y = 118 + row * 58;
    return [
      dot(262, y + 16, 16, [blue, red, green, amber][row % 4]?.middle ?? blue.middle),
      box(294, y + 4, 96 + ((row * 37) % 60), 11, ink, 5),
      box(294, y + 21, 64, 8, "#b3aca2", 4),
      box(560, y + 10, 80, 12, line, 6),
      box(836, y + 4, 92, 24, row % 3 === 1 ? amber.soft : green.soft, 12),
      box(240, y + 46, 688, 1, line, 0),
    ];
  });

const week = () =>
  range(5).flatMap((day) => [
    box(240 + day * 140, 112, 64, 10, "#b3aca2", 5),
    ...range(3).map((shift) => {
      const fill = [blue, green, amber][(day + shift) % 3]?.middle ?? blue.middle;
      return box(
        240 + day * 140,
        140 + shift * 124 + ((day * 29 + shift * 17) % 40),
        128,
        64 + ((day * 7 + shift * 5) % 3) * 8,
        fill,
        8,
      );
    }),
  ]);

const hours = () => [
  ...range(4).map((tick) => box(240, 150 + tick * 90, 688, 1, line, 0)),
  ...range(12).map((month) => {
    const height = 90 + ((month * 67) % 220);
    return box(
      252 + month * 57,
      480 - height,
      34,
      height,
      month === 8 ? blue.strong : blue.middle,
      6,
    );
  }),
  box(240, 480, 688, 2, ink, 0),
];

const person = () => [
  box(240, 112, 300, 388, sand, 12),
  dot(390, 208, 56, red.middle),
  box(316, 288, 148, 16, ink, 8),
  box(346, 316, 88, 10, "#b3aca2", 5),
  ...range(4).flatMap((row) => [
    box(272, 360 + row * 32, 72, 10, "#b3aca2", 5),
    box(420, 360 + row * 32, 88, 10, ink, 5),
  ]),
  ...range(5).flatMap((row) => [
    dot(592, 134 + row * 78, 8, row === 0 ? green.strong : line),
    box(616, 128 + row * 78, 190, 12, ink, 6),
    box(616, 150 + row * 78, 280, 9, "#b3aca2", 4),
  ]),
];

const floor = () => [
  box(240, 112, 688, 388, sand, 12),
  ...range(8).map((room) =>
    box(
      264 + (room % 4) * 162,
      136 + Math.floor(room / 4) * 178,
      150,
      164,
      room === 2 ? green.strong : room === 5 ? red.middle : paper,
      8,
    ),
  ),
  stroke("M638 214l16 16 32-34", paper, 8),
];

const settings = () =>
  range(5).flatMap((row) => [
    box(240, 124 + row * 76, 140 + ((row * 41) % 90), 13, ink, 6),
    box(240, 148 + row * 76, 360, 9, "#b3aca2", 4),
    box(876, 126 + row * 76, 52, 28, row % 2 === 0 ? blue.strong : line, 14),
    dot(row % 2 === 0 ? 914 : 890, 140 + row * 76, 11, paper),
    box(240, 182 + row * 76, 688, 1, line, 0),
  ]);

const screens = [people, week, hours, person, floor, settings];

/** A screenshot of 960 by 540 px as a data URL; `n` is from 1 to 6. */
export const screenshot = (n: number): string =>
  picture(960, 540, paper, [...frame((n - 1) % 6), ...(screens[(n - 1) % 6] ?? people)()]);
