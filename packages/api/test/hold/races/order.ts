// Checks whether concurrent moves could have happened one after the other.
import type { Move, Status } from "@lanyard/contract";
import { after, leavesFrom } from "../specification.ts";

/** A concurrent move and its response status. */
export interface Made {
  readonly move: Move;
  readonly status: number;
}

/** Whether the moves, in this order, give these responses and this final status. */
function fits(start: Status, order: readonly Made[], end: Status | "gone"): boolean {
  let at: Status | "gone" = start;
  for (const { move, status } of order) {
    if (at === "gone") {
      if (status !== 404) return false;
      continue;
    }
    const starts = leavesFrom(move, at);
    if (status !== (starts ? 200 : 409)) return false;
    if (starts) at = after(at, move);
  }
  return at === end;
}

function* orders<T>(list: readonly T[]): Generator<T[]> {
  if (list.length === 0) yield [];
  for (const [at, first] of list.entries())
    for (const rest of orders(list.toSpliced(at, 1))) yield [first, ...rest];
}

/** Whether some order of the moves explains all responses and the final status. */
export const isSerial = (start: Status, made: readonly Made[], end: Status | "gone"): boolean =>
  [...orders(made)].some((order) => fits(start, order, end));
