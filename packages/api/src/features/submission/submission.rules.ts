// Adds and removes builds, and makes moves that change only the status.
import { queueOutdatedPages } from "../billing/payment.finish.rules.ts";
import type { LicenseEnded, Move } from "@lanyard/contract";
import { removeIfEmpty, lockProduct } from "../product/product.access.rules.ts";
import { record } from "../audit/audit.rules.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { refuse } from "../../platform/refuse.ts";
import { requireRoomForBuild } from "./quota.rules.ts";
import { listKeys, copyForNextBuild } from "./submission.content.ts";
import { toColumns, toContent, toParts } from "./submission.content.store.ts";
import {
  checkMove,
  finishMove,
  move,
  refusingSecondBuild,
  otherInProgress,
  startMove,
  type Target,
} from "./submission.move.rules.ts";
import { deleteAccount, noParts, writeParts } from "./submission.parts.store.ts";
import { loadBuild } from "./submission.build.store.ts";
import {
  findInProgress,
  findReleased,
  insertSubmission,
  findCurrentId,
  touch,
  type SubmissionRow,
} from "./submission.store.ts";

/** Removes a company from the enabled accounts of a product's builds; returns the builds that had it. */
export const removeAccount = async (
  tx: Tx,
  productId: number,
  email: string,
): Promise<LicenseEnded["builds"]> =>
  (await touch(tx, await deleteAccount(tx, productId, email))).map(({ id, before, now }) => ({
    submission_id: id,
    submission_was_updadet_at: toInstant(before),
    submission_updadet_at: toInstant(now),
  }));

/** The response to a move, in wire format. */
export const moveAnswer = (row: SubmissionRow) => ({
  product_id: row.productId,
  submission_id: row.id,
  status: row.status,
});

/** A product's first build: a draft with a title in one language, free and without expiry. */
export async function firstBuild(
  tx: Tx,
  productId: number,
  languageId: number,
  name: string,
): Promise<number> {
  const id = await insertSubmission(tx, productId, {});
  await writeParts(tx, id, noParts, {
    ...noParts,
    texts: [{ languageId, name, description: "" }],
  });
  return id;
}

/**
 * Adds a draft that copies the released build, or else the one that `findCurrentId` chooses. Refused: `not_found`,
 * `forbidden`, `state`, `validation`.
 */
export const addBuild = (context: Context, productId: number, user: SignedIn): Promise<number> =>
  context.db.transaction(async (tx) => {
    const { actor } = await lockProduct(tx, productId, user);
    const sourceId =
      (await findReleased(tx, productId))?.id ?? (await findCurrentId(tx, productId));
    const source = sourceId === undefined ? undefined : await loadBuild(tx, sourceId);
    if (!source) throw refuse("not_found", { key: "product.not_found" });
    checkMove("add_build", actor, source.row.status);
    if (await findInProgress(tx, productId)) throw otherInProgress("add_build");
    await requireRoomForBuild(context, tx, user.id);
    const content = copyForNextBuild(toContent(source));
    const id = await refusingSecondBuild(
      "add_build",
      insertSubmission(tx, productId, toColumns(content)),
    );
    await writeParts(tx, id, noParts, toParts(content));
    const after = { productId, copiedFrom: source.row.id };
    await record(tx, { actor: user, action: "add", subject: "submission", id, after });
    return id;
  });

/** Makes a move that changes only the status. Refused: `not_found`, `forbidden`, `state`. */
export const changeStatus = (
  context: Context,
  name: Move,
  target: Target,
  user: SignedIn,
): Promise<SubmissionRow> =>
  context.db.transaction(async (tx) => {
    const row = await move(tx, name, target, user);
    await queueOutdatedPages(context, tx, row.productId);
    return row;
  });

/**
 * Removes a build with its files; removes the product too if this was its last build. Refused: `not_found`,
 * `forbidden`, `state`.
 */
export async function removeBuild(context: Context, target: Target, user: SignedIn): Promise<void> {
  const oldKeys = await context.db.transaction(async (tx) => {
    const started = await startMove(tx, "remove", target, user);
    const content = toContent((await loadBuild(tx, started.before.id))!);
    await finishMove(tx, started, user, { partsBefore: toParts(content) });
    const keys = listKeys(content);
    if (!(await removeIfEmpty(tx, target.product_id, user))) {
      // The product's history reads its own entries and those of existing builds, so the removal is recorded for the
      // product.
      const { id: submissionId, version } = started.before;
      const before = { submissionId, version };
      const entry = { actor: user, action: "remove_build", subject: "product", before } as const;
      await record(tx, { ...entry, id: target.product_id });
    }
    await context.files.markForRelease(tx, keys);
    return keys;
  });
  await context.files.release(oldKeys);
}
