// Every change of a submission's state goes through here: who may, from where, and that only one of two wins.
import {
  after,
  leavesFrom,
  mayMake,
  released,
  startsOf,
  type Actor,
  type Move,
  type Status,
} from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import { violatedUnique } from "../database/violation.ts";
import { accessProduct, lockProduct } from "../product/product.access.rules.ts";
import type { SignedIn } from "../shared/caller.ts";
import type { Tx } from "../database/db.ts";
import { refuse, type Refused } from "../shared/refuse.ts";
import {
  deleteFrom,
  findSubmission,
  supersedeOthers,
  updateFrom,
  type Changes,
  type SubmissionRow,
} from "./submission.store.ts";

export type { SubmissionRow };

/** The ids of a submission's path. */
export interface Target {
  readonly product_id: number;
  readonly submission_id: number;
}

const wrongState = (name: Move, status: Status): Refused =>
  refuse("state", {
    key: "submission.refused_state",
    params: { action: `action.${name}`, state: `status.${status}` },
  });
export const otherInProgress = (name: Move): Refused =>
  refuse("state", { key: "submission.refused_other", params: { action: `action.${name}` } });

/** Refused: `forbidden` when the actor may never make this move, `state` when it does not start at the status. */
export function admit(name: Move, actor: Actor, status: Status): void {
  if (!mayMake(name, actor)) throw refuse("forbidden", { key: "role.forbidden" });
  if (!leavesFrom(name, status)) throw wrongState(name, status);
}

const isSecondBuild = (error: unknown): boolean =>
  ["submissions_one_in_progress", "submissions_one_released"].includes(violatedUnique(error) ?? "");

/** Waits for `done`; a second build in progress is refused in the words of the move. */
export async function orOther<T>(name: Move, done: Promise<T>): Promise<T> {
  try {
    return await done;
  } catch (error) {
    throw isSecondBuild(error) ? otherInProgress(name) : error;
  }
}

/** A move that is admitted: from where, and which. */
export interface Started {
  readonly before: SubmissionRow;
  readonly name: Move;
}

/** What a move writes besides the status. */
export interface Written {
  readonly changes?: Changes;
  /** What the build held, and holds now, beside its row: for the audit log. */
  readonly was?: object;
  readonly is?: object;
}

async function makeRoom(tx: Tx, { productId, id }: SubmissionRow, user: SignedIn): Promise<void> {
  for (const old of await supersedeOthers(tx, productId, id))
    await record(tx, {
      actor: user,
      action: "supersede",
      subject: "submission",
      id: old.id,
      after: { status: old.status },
    });
}

async function land(
  tx: Tx,
  name: Move,
  before: SubmissionRow,
  changes: Changes,
  user: SignedIn,
): Promise<SubmissionRow | undefined> {
  const status = after(before.status, name);
  if (status === undefined) return undefined;
  if (status === "gone") return deleteFrom(tx, before.id, startsOf(name));
  if ((released as readonly Status[]).includes(status)) await makeRoom(tx, before, user);
  // A reason belongs to the rejection that it was given for.
  return updateFrom(tx, before.id, startsOf(name), { rejectionReason: "", ...changes, status });
}

/**
 * Begins a move inside a transaction: nobody else changes the product's builds until its end. `choose` may pick the
 * move by the status. Refused: `not_found`, `forbidden`, `state`.
 */
export async function startMove(
  tx: Tx,
  choose: Move | ((status: Status) => Move),
  target: Target,
  user: SignedIn,
): Promise<Started> {
  const { actor } = await lockProduct(tx, target.product_id, user);
  const before = await findSubmission(tx, target.product_id, target.submission_id);
  if (!before) throw refuse("not_found", { key: "submission.not_found" });
  const name = typeof choose === "string" ? choose : choose(before.status);
  admit(name, actor, before.status);
  return { before, name };
}

/** Writes a move that was started and answers the row as it then stands (a removed one: stood). Refused: `state`. */
export async function finishMove(
  tx: Tx,
  { before, name }: Started,
  user: SignedIn,
  { changes = {}, was, is }: Written = {},
): Promise<SubmissionRow> {
  const moved = await orOther(name, land(tx, name, before, changes, user));
  if (!moved) throw wrongState(name, before.status);
  await record(tx, {
    actor: user,
    action: name,
    subject: "submission",
    id: before.id,
    before: { ...before, ...was },
    after: after(before.status, name) === "gone" ? undefined : { ...is, ...moved },
  });
  return moved;
}

/**
 * Whether the user may make one of these moves as the build stands: asked before files are received. Refused:
 * `not_found`, and in the words of the first move `forbidden`, `state`.
 */
export async function mayMove(
  db: Tx,
  [first, ...others]: readonly [Move, ...Move[]],
  target: Target,
  user: SignedIn,
): Promise<void> {
  const { actor } = await accessProduct(db, target.product_id, user);
  const found = await findSubmission(db, target.product_id, target.submission_id);
  if (!found) throw refuse("not_found", { key: "submission.not_found" });
  const may = (name: Move) => mayMake(name, actor) && leavesFrom(name, found.status);
  if (!others.some(may)) admit(first, actor, found.status);
}

/** Makes one move that needs no look at what the build holds. Refused: `not_found`, `forbidden`, `state`. */
export const move = async (
  tx: Tx,
  name: Move,
  target: Target,
  user: SignedIn,
  changes: Changes = {},
): Promise<SubmissionRow> =>
  finishMove(tx, await startMove(tx, name, target, user), user, { changes });
