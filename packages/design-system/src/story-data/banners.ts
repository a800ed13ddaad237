// Banners and icons of five fictional apps, one per hue: shifts, visitors, rooms, doors and meals.
import type { Hue } from "../tone.ts";
import { box, dot, paints, paper, picture, range, stroke } from "./svg.ts";

type Paint = (typeof paints)[Hue];

/** The shifts of a week as bars. */
const shifts = ({ strong, middle }: Paint) => [
  ...range(6).map((day) => box(80 + day * 96, 0, 1, 360, middle, 0)),
  ...[
    [80, 56, 184, middle],
    [176, 112, 280, strong],
    [368, 56, 192, strong],
    [80, 168, 136, strong],
    [272, 168, 232, paper],
    [128, 224, 184, paper],
    [368, 224, 192, middle],
    [80, 280, 280, middle],
  ].map(([x, y, width, fill]) => box(Number(x), Number(y), Number(width), 36, String(fill), 18)),
];

/** People waiting at a desk; one of them is called. */
const visitors = ({ strong, middle }: Paint) =>
  range(4).flatMap((person) => {
    const x = 110 + person * 140;
    const fill = person === 1 ? strong : person === 3 ? paper : middle;
    return [
      dot(x, 150, 44, fill),
      `<path d="M${x - 64} 360v-52a64 64 0 0 1 128 0v52z" fill="${fill}"/>`,
    ];
  });

/** A floor plan with rooms, one of them booked. */
const rooms = ({ strong, middle }: Paint) => [
  box(90, 50, 460, 260, paper, 12),
  box(106, 66, 156, 108, middle),
  box(106, 186, 156, 108, middle),
  box(274, 66, 260, 156, strong),
  box(274, 234, 124, 60, middle),
  box(410, 234, 124, 60, middle),
  stroke("M372 146l22 22 44-46", paper, 14),
];

/** A badge reader beside a door. */
const doors = ({ strong, middle }: Paint) => [
  box(110, 60, 170, 320, paper, 10),
  dot(252, 214, 9, strong),
  box(378, 120, 84, 132, strong, 16),
  box(406, 142, 28, 6, paper, 3),
  ...range(3).map((wave) =>
    stroke(
      `M${488 + wave * 26} ${154 - wave * 16}a${40 + wave * 24} ${40 + wave * 24} 0 0 1 0 ${64 + wave * 32}`,
      middle,
      12,
    ),
  ),
];

/** Two meal vouchers. */
const meals = ({ strong, middle }: Paint) =>
  [
    [150, 66, middle, -8],
    [200, 140, strong, 4],
  ].map(
    ([x, y, fill, turn]) =>
      `<g transform="rotate(${turn} 320 180)"><path d="M${x} ${y}h320a12 12 0 0 1 12 12v34a24 24 0 0 0 0 48v34a12 12 0 0 1-12 12h-320a12 12 0 0 1-12-12v-34a24 24 0 0 0 0-48v-34a12 12 0 0 1 12-12z" fill="${fill}"/>${range(
        6,
      )
        .map((hole) => dot(Number(x) + 230, Number(y) + 18 + hole * 21, 4, paper))
        .join(
          "",
        )}${box(Number(x) + 44, Number(y) + 44, 130, 14, paper, 7)}${box(Number(x) + 44, Number(y) + 76, 84, 14, paper, 7)}</g>`,
  );

const drawings: Record<Hue, (paint: Paint) => string[]> = {
  blue: shifts,
  red: visitors,
  green: rooms,
  grey: doors,
  amber: meals,
};

const glyphs: Record<Hue, string[]> = {
  blue: [box(20, 28, 40, 12, paper), box(36, 44, 40, 12, paper), box(24, 60, 28, 12, paper)],
  red: [dot(48, 36, 14, paper), `<path d="M22 76v-2a26 22 0 0 1 52 0v2z" fill="${paper}"/>`],
  green: [stroke("M26 50l16 16 30-34", paper, 11)],
  grey: [box(30, 22, 36, 52, paper, 8), dot(58, 50, 4, paints.grey.strong)],
  amber: [`<path d="M20 32h56v10a6 6 0 0 0 0 12v10H20V54a6 6 0 0 0 0-12z" fill="${paper}"/>`],
};

/** A banner of 640 by 360 px as a data URL. */
export const banner = (hue: Hue): string =>
  picture(640, 360, paints[hue].soft, drawings[hue](paints[hue]));

/** A square icon of 96 px as a data URL. */
export const icon = (hue: Hue): string => picture(96, 96, paints[hue].strong, glyphs[hue]);
