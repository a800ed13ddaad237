// Every change of a submission's status goes through this file: it checks the actor and the status, and lets only one
// of two concurrent changes succeed.
import {
  applyMove,
  isMovePossible,
  mayMake,
  released,
  getSourceStatuses,
  type Actor,
  type Move,
  type Status,
} from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import { violatedUnique } from "../../platform/database/violation.ts";
import { accessProduct, lockProduct } from "../product/product.access.rules.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import type { Tx } from "../../platform/database/db.ts";
import { refuse, type Refused } from "../../platform/refuse.ts";
import {
  deleteInStatus,
  findSubmission,
  supersedeOthers,
  updateInStatus,
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

/** Refused: `forbidden` when the actor may never make this move, `state` when the status does not allow it. */
export function checkMove(name: Move, actor: Actor, status: Status): void {
  if (!mayMake(name, actor)) throw refuse("forbidden", { key: "role.forbidden" });
  if (!isMovePossible(name, status)) throw wrongState(name, status);
}

const isSecondBuild = (error: unknown): boolean =>
  ["submissions_one_in_progress", "submissions_one_released"].includes(violatedUnique(error) ?? "");

/** Turns the database's error for a second build in progress, or on sale, into a refusal of the move. */
export async function refusingSecondBuild<T>(name: Move, moving: Promise<T>): Promise<T> {
  try {
    return await moving;
  } catch (error) {
    throw isSecondBuild(error) ? otherInProgress(name) : error;
  }
}

/** An allowed move, with the row before it. */
export interface StartedMove {
  readonly before: SubmissionRow;
  readonly name: Move;
}

/** The data that a move stores besides the status. */
export interface MoveData {
  readonly changes?: Changes;
  /** For the audit log: the build's rows in other tables, and what else belongs to the move. */
  readonly partsBefore?: object;
  readonly partsAfter?: object;
}

async function supersedeReleased(
  tx: Tx,
  { productId, id }: SubmissionRow,
  user: SignedIn,
): Promise<void> {
  for (const old of await supersedeOthers(tx, productId, id))
    await record(tx, {
      actor: user,
      action: "supersede",
      subject: "submission",
      id: old.id,
      after: { status: old.status },
    });
}

/** Stores the move; undefined when the build's status has changed in the meantime. */
async function storeMove(
  tx: Tx,
  name: Move,
  before: SubmissionRow,
  changes: Changes,
  user: SignedIn,
): Promise<SubmissionRow | undefined> {
  const status = applyMove(before.status, name);
  if (status === undefined) return undefined;
  if (status === "gone") return deleteInStatus(tx, before.id, getSourceStatuses(name));
  if ((released as readonly Status[]).includes(status)) await supersedeReleased(tx, before, user);
  // Every other move clears the rejection reason.
  return updateInStatus(tx, before.id, getSourceStatuses(name), {
    rejectionReason: "",
    ...changes,
    status,
  });
}

/**
 * Begins a move: locks the product's builds until the end of the transaction, and checks the move. `choose` is the
 * move, or picks it by the status. Refused: `not_found`, `forbidden`, `state`.
 */
export async function startMove(
  tx: Tx,
  choose: Move | ((status: Status) => Move),
  target: Target,
  user: SignedIn,
): Promise<StartedMove> {
  const { actor } = await lockProduct(tx, target.product_id, user);
  const before = await findSubmission(tx, target.product_id, target.submission_id);
  if (!before) throw refuse("not_found", { key: "submission.not_found" });
  const name = typeof choose === "string" ? choose : choose(before.status);
  checkMove(name, actor, before.status);
  return { before, name };
}

/** Whether the move with these changes would leave the row unchanged. */
export const changesNothing = ({ before, name }: StartedMove, changes: Changes): boolean =>
  applyMove(before.status, name) === before.status &&
  before.rejectionReason === "" &&
  Object.entries(changes).every(
    ([column, value]) => before[column as keyof SubmissionRow] === value,
  );

/** Stores a started move; returns the new row, or the last one of a removed build. Refused: `state`. */
export async function finishMove(
  tx: Tx,
  { before, name }: StartedMove,
  user: SignedIn,
  { changes = {}, partsBefore, partsAfter }: MoveData = {},
): Promise<SubmissionRow> {
  const moved = await refusingSecondBuild(name, storeMove(tx, name, before, changes, user));
  if (!moved) throw wrongState(name, before.status);
  await record(tx, {
    actor: user,
    action: name,
    subject: "submission",
    id: before.id,
    before: { ...before, ...partsBefore },
    after: applyMove(before.status, name) === "gone" ? undefined : { ...partsAfter, ...moved },
  });
  return moved;
}

/** The build, if the user owns its product or is an administrator. Refused: `not_found`. */
export async function requireTarget(
  tx: Tx,
  target: Target,
  user: SignedIn,
): Promise<SubmissionRow> {
  await accessProduct(tx, target.product_id, user);
  const submission = await findSubmission(tx, target.product_id, target.submission_id);
  if (!submission) throw refuse("not_found", { key: "submission.not_found" });
  return submission;
}

/** Like `requireTarget`, but locks the product's builds until the end of the transaction. */
export async function lockTarget(tx: Tx, target: Target, user: SignedIn): Promise<SubmissionRow> {
  await lockProduct(tx, target.product_id, user);
  return requireTarget(tx, target, user);
}

/**
 * Checks, before files are received, whether the user may currently make one of these moves. Refused: `not_found`;
 * `forbidden` and `state` for the first of the moves.
 */
export async function checkAnyMove(
  db: Tx,
  [first, ...others]: readonly [Move, ...Move[]],
  target: Target,
  user: SignedIn,
): Promise<void> {
  const { actor } = await accessProduct(db, target.product_id, user);
  const submission = await findSubmission(db, target.product_id, target.submission_id);
  if (!submission) throw refuse("not_found", { key: "submission.not_found" });
  const may = (name: Move) => mayMake(name, actor) && isMovePossible(name, submission.status);
  if (!others.some(may)) checkMove(first, actor, submission.status);
}

/** Makes a move that changes only the build's row. Refused: `not_found`, `forbidden`, `state`. */
export const move = async (
  tx: Tx,
  name: Move,
  target: Target,
  user: SignedIn,
  changes: Changes = {},
): Promise<SubmissionRow> =>
  finishMove(tx, await startMove(tx, name, target, user), user, { changes });
