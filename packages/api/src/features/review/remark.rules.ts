// Remarks about builds: administrators write them, with or without a decision, and the creator answers them and ticks
// them off.
import {
  isInReview,
  remarkLimits,
  type Remark,
  type RemarkDraft,
  type RemarkList,
} from "@lanyard/contract";
import { findAccount, languageOfUser } from "../account/account.rules.ts";
import { record } from "../audit/audit.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { accessProduct } from "../product/product.access.rules.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import { refuse } from "../../platform/refuse.ts";
import { fieldReader } from "../submission/submission.values.rules.ts";
import {
  lockTarget,
  requireTarget,
  type SubmissionRow,
  type Target,
} from "../submission/submission.move.rules.ts";
import { tellingLastMove } from "./last-move.rules.ts";
import { remarksMail } from "./remark.mail.rules.ts";
import * as store from "./remark.store.ts";
import { remarkOnWire } from "./remark.wire.ts";

export interface RemarkTarget extends Target {
  readonly remark_id: number;
}

async function readList(tx: Tx, { id, productId, ownerId }: SubmissionRow): Promise<RemarkList> {
  const owner = await findAccount(tx, ownerId);
  const readField = await fieldReader(tx, id);
  const rows = await store.selectRemarks(tx, productId);
  return {
    language: languageOfUser(owner!),
    remarks: rows.map((one) => remarkOnWire(one, readField)),
  };
}

/** The product's remarks that are not settled, compared with the content of this build. Refused: `not_found`. */
export const listRemarks = async (
  { db }: Context,
  target: Target,
  user: SignedIn,
): Promise<RemarkList> => readList(db, await requireTarget(db, target, user));

/** The same remark again within this time is a repetition. */
const repeatedMs = 600_000;

type Written = Pick<RemarkDraft, "field" | "path" | "text"> & {
  readonly line?: number | null | undefined;
};
const whereAndWhat = ({ field = "", path = "", line = null, text }: Written) =>
  JSON.stringify([field, path, line, text]);

/**
 * Stores remarks about a locked build and returns the new ones: a client that did not get the response sends its
 * remarks again. Refused: `validation` when the product has too many.
 */
export async function storeRemarks(
  tx: Tx,
  build: Pick<SubmissionRow, "id" | "productId" | "version">,
  user: SignedIn,
  input: readonly RemarkDraft[],
): Promise<readonly store.RemarkRow[]> {
  if (input.length === 0) return [];
  const existing = await store.selectRemarks(tx, build.productId);
  const unchanged = existing.filter(
    ({ row }) =>
      row.submissionId === build.id &&
      row.authorId === user.id &&
      row.doneAt === null &&
      Date.parse(row.createdAt) > Date.now() - repeatedMs,
  );
  const before = new Set(unchanged.map(({ row }) => whereAndWhat(row)));
  const drafts = input.filter((draft) => !before.has(whereAndWhat(draft)));
  if (drafts.length === 0) return [];
  const most = remarkLimits.open;
  if (existing.length + drafts.length > most)
    throw refuse("validation", { key: "remark.too_many", field: "remarks", params: { most } });
  const readField = await fieldReader(tx, build.id);
  const rows = await store.insertRemarks(
    tx,
    drafts.map(({ field = "", path = "", line = null, text }) => ({
      productId: build.productId,
      submissionId: build.id,
      version: build.version,
      authorId: user.id,
      field,
      path,
      line,
      text,
      held: readField(field),
    })),
  );
  for (const { id, submissionId, field, path, line, text } of rows) {
    const after = { submissionId, field, path, line, text };
    await record(tx, { actor: user, action: "write", subject: "remark", id, after });
  }
  return rows;
}

/**
 * Writes remarks about a build in review without changing its status, and mails its creator. Refused: `not_found`,
 * `validation`, `state` when the build was decided in the meantime.
 */
export const writeRemarks = (
  context: Context,
  target: Target,
  user: SignedIn,
  drafts: readonly RemarkDraft[],
): Promise<RemarkList> =>
  tellingLastMove(context, target, () =>
    context.db.transaction(async (tx) => {
      const build = await lockTarget(tx, target, user);
      if (!isInReview(build.status))
        throw refuse("state", {
          key: "remark.not_in_review",
          params: { state: `status.${build.status}` },
        });
      const written = await storeRemarks(tx, build, user, drafts);
      const mail = await remarksMail(tx, context, build.id, written);
      if (mail) await context.mail.queue(tx, mail);
      return readList(tx, build);
    }),
  );

async function openRemark(tx: Tx, { product_id, remark_id }: RemarkTarget) {
  const remark = await store.findRemark(tx, product_id, remark_id);
  if (!remark) throw refuse("not_found", { key: "remark.not_found" });
  if (remark.settledAt !== null) throw refuse("state", { key: "remark.settled" });
  return remark;
}

/**
 * Missing fields stay unchanged. Refused: `not_found`, `forbidden` for everybody but the creator, `state` when the
 * remark is settled.
 */
export const answerRemark = (
  { db }: Context,
  target: RemarkTarget,
  user: SignedIn,
  { answer, done }: { readonly answer?: string | undefined; readonly done?: 0 | 1 | undefined },
): Promise<Remark> =>
  db.transaction(async (tx) => {
    const build = await requireTarget(tx, target, user);
    const { actor } = await accessProduct(tx, target.product_id, user);
    if (!actor.owner) throw refuse("forbidden", { key: "role.forbidden" });
    const before = await openRemark(tx, target);
    const isAnswered = answer !== undefined && answer !== before.answer;
    const isTurned = done !== undefined && (done === 1) !== (before.doneAt !== null);
    if (isAnswered || isTurned) {
      const after = await store.updateRemark(tx, before.id, {
        ...(isAnswered && { answer, answeredAt: answer === "" ? null : "now" }),
        ...(isTurned && { doneAt: done === 1 ? "now" : null }),
      });
      await record(tx, {
        actor: user,
        action: isAnswered ? "answer" : done === 1 ? "tick" : "untick",
        subject: "remark",
        id: before.id,
        before,
        after,
      });
    }
    const { remarks } = await readList(tx, build);
    return remarks.find(({ remark_id }) => remark_id === before.id)!;
  });

/**
 * Settles a remark, or reopens one that was ticked off. Refused: `not_found`, `state` when the remark is already
 * settled.
 */
export const settleRemark = (
  { db }: Context,
  target: RemarkTarget,
  user: SignedIn,
  isSettled: boolean,
): Promise<RemarkList> =>
  db.transaction(async (tx) => {
    const build = await requireTarget(tx, target, user);
    const before = await openRemark(tx, target);
    const after = await store.updateRemark(
      tx,
      before.id,
      isSettled ? { settledAt: "now" } : { doneAt: null },
    );
    const action = isSettled ? "settle" : "reopen";
    await record(tx, { actor: user, action, subject: "remark", id: before.id, before, after });
    return readList(tx, build);
  });

/**
 * When a build is approved, settles the remarks that the creator has ticked off, and returns their ids; the others stay
 * for the next version.
 */
export async function settleTicked(tx: Tx, productId: number, user: SignedIn): Promise<number[]> {
  const settled = await store.settleTicked(tx, productId);
  for (const { id, settledAt } of settled)
    await record(tx, {
      actor: user,
      action: "settle",
      subject: "remark",
      id,
      before: { settledAt: null },
      after: { settledAt },
    });
  return settled.map(({ id }) => id);
}
