// The diagram of a build's life, derived from the lifecycle's transitions: the position of each state, and the arrows
// between them.
import {
  applyMove,
  isMovePossible,
  mayMake,
  moves,
  statuses,
  getSourceStatuses,
  type Move,
  type Status,
} from "@lanyard/contract";

export type LifeState = Status | "gone";

/** The step on the way to the store, and the row: 0 on the main path, 1 beside it. */
const grid: Record<LifeState, readonly [step: number, row: number]> = {
  draft: [0, 0],
  waiting_for_review: [1, 0],
  ready_for_sale: [2, 0],
  hidden: [3, 0],
  // oxlint-disable-next-line id-denylist -- named by the contract.
  gone: [0, 1],
  rejected: [1, 1],
  superseded: [2, 1],
};
export const lifeStates = [...statuses, "gone"] as const satisfies readonly LifeState[];

export interface Layout {
  /** Size of the whole diagram. */
  readonly width: number;
  readonly height: number;
  /** Size of a state's box. */
  readonly box: { readonly width: number; readonly height: number };
  readonly getPosition: (state: LifeState) => { readonly x: number; readonly y: number };
}

/** The steps run from left to right, for a wide page. */
export const across: Layout = {
  width: 752,
  height: 236,
  box: { width: 134, height: 52 },
  getPosition: (state) => ({ x: 70 + grid[state][0] * 204, y: 34 + grid[state][1] * 168 }),
};
/** Steps from top to bottom, for a phone. */
export const down: Layout = {
  width: 352,
  height: 456,
  box: { width: 130, height: 52 },
  getPosition: (state) => ({ x: 68 + grid[state][1] * 216, y: 30 + grid[state][0] * 132 }),
};

/** Whether no move leads away from the status. */
export const isEnd = (status: Status): boolean =>
  !moves.some((move) => isMovePossible(move, status));

/** The moves that change the state; the position gives a move's number in the diagram and the table. */
const drawn = moves.filter((move) =>
  getSourceStatuses(move).some((from) => applyMove(from, move) !== from),
);
export const getMoveNumber = (move: Move): number | undefined =>
  drawn.includes(move) ? drawn.indexOf(move) + 1 : undefined;

/** Whether only administrators can make the move. */
export const isForAdmins = (move: Move): boolean => !mayMake(move, { owner: true, admin: false });

export interface Transition {
  readonly from: LifeState;
  readonly to: LifeState;
  /** Empty when the transition follows from a move of another build. */
  readonly moves: readonly Move[];
}

const edges = drawn.flatMap((move) =>
  getSourceStatuses(move).flatMap((from) => {
    const to = applyMove(from, move);
    return to === undefined || to === from ? [] : [{ from, to, move }];
  }),
);
const pairs = new Map(edges.map(({ from, to }) => [`${from} ${to}`, { from, to }]));

export const lifeTransitions: readonly Transition[] = [
  ...Array.from(pairs.values(), ({ from, to }) => ({
    from,
    to,
    moves: edges
      .filter((transition) => transition.from === from && transition.to === to)
      .map(({ move }) => move),
  })),
  { from: "ready_for_sale", to: "superseded", moves: [] },
];

const apart = 14;

/**
 * The line of a transition, from box edge to box edge, offset from the line of the transition in the opposite
 * direction.
 */
export function createLine({ from, to }: Transition, { getPosition, box }: Layout) {
  const start = getPosition(from);
  const end = getPosition(to);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  const there = lifeTransitions.some(
    (transition) => transition.from === to && transition.to === from,
  )
    ? apart
    : 0;
  const [ox, oy] = [(-dy / length) * there, (dx / length) * there];
  // The part of the transition's length that lies inside the box.
  const inBox = Math.min(
    (box.width / 2 + 4) / Math.abs(dx || 1e-9),
    (box.height / 2 + 4) / Math.abs(dy || 1e-9),
  );
  const toPoint = (part: number) => ({ x: start.x + dx * part + ox, y: start.y + dy * part + oy });
  return {
    start: toPoint(inBox),
    middle: toPoint(0.5),
    end: toPoint(1 - inBox),
    upright: Math.abs(dy) > Math.abs(dx),
  };
}
