// Decisions that can be undone for some seconds: the messages about one wait in a job until then, and go out once, or
// never if it is undone.
import { undoLimits, type LanguageCode, type RemarkDraft } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { queueOutdatedPages } from "../billing/payment.finish.rules.ts";
import { lockProductLicenses, wasUsedSince } from "../license/license.rules.ts";
import type { QueuedMessage } from "../../platform/mail/mail.ts";
import { createEvent, sendEvent, type PendingEvent } from "../webhook/webhook.rules.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import { refuse } from "../../platform/refuse.ts";
import { overriding } from "../submission/check.stored.rules.ts";
import { creatorMail } from "../submission/submission.mail.rules.ts";
import {
  lockTarget,
  startMove,
  type SubmissionRow,
  type Target,
} from "../submission/submission.move.rules.ts";
import { finishUndoably, undoMove } from "../submission/submission.undo.rules.ts";
import * as store from "./decision.store.ts";
import { tellingLastMove } from "./last-move.rules.ts";
import { remarksMail } from "./remark.mail.rules.ts";
import { settleTicked, storeRemarks } from "./remark.rules.ts";

export const decisionQueue = "decision";

/** The messages about a decision. */
export interface DecisionJob {
  readonly decision: number;
  readonly mails: readonly QueuedMessage[];
  readonly events: readonly PendingEvent[];
}

export interface Decision {
  readonly name: "approve" | "reject";
  /** The reason of a rejection; empty for an approval. */
  readonly reason: string;
  readonly remarks: readonly RemarkDraft[];
  /** Why the build goes on sale although a finding stops it; empty for a rejection. */
  readonly overrideReason: string;
  readonly language: LanguageCode;
}

export interface Decided {
  readonly row: SubmissionRow;
  readonly decidedAt: string;
}

const delaySeconds = undoLimits.seconds + undoLimits.graceSeconds;
const isThere = <T>(one: T | undefined): one is T => one !== undefined;

async function createMessages(
  tx: Tx,
  context: Context,
  { id, productId, version }: SubmissionRow,
  { name, reason }: Decision,
) {
  const isApproved = name === "approve";
  const mail = await creatorMail(tx, context, id, isApproved ? "approved" : "rejected");
  const event = await createEvent(tx, isApproved ? "submission.approved" : "submission.rejected", {
    productId,
    submissionId: id,
    data: { submission_id: id, version, ...(!isApproved && { rejection_reason: reason }) },
  });
  return { mails: [mail], events: [event].filter(isThere) };
}

/** Makes the decision; its messages wait. Refused: `not_found`, `state`, `validation` when a finding stops the build. */
export async function makeDecision(
  tx: Tx,
  context: Context,
  decision: Decision,
  target: Target,
  user: SignedIn,
): Promise<Decided> {
  const { name, reason, remarks, overrideReason, language } = decision;
  const isApproved = name === "approve";
  const started = await startMove(tx, name, target, user);
  const place = await store.findPlace(tx, started.before.id);
  const { row, undoable } = await finishUndoably(tx, started, user, {
    changes: { rejectionReason: reason },
    partsAfter: isApproved
      ? await overriding(tx, started.before.id, { reason: overrideReason, language })
      : {},
  });
  const settled = isApproved ? await settleTicked(tx, row.productId, user) : [];
  const written = await storeRemarks(tx, row, user, remarks);
  const { mails, events } = await createMessages(tx, context, row, decision);
  // The mail about a rejection has its whole reason, which says the remarks too.
  if (isApproved) mails.push(await remarksMail(tx, context, row.id, written));
  const { id, decidedAt } = await store.insertDecision(tx, {
    submissionId: row.id,
    ...undoable,
    ...place!,
    written: written.map((remark) => remark.id),
    settled,
  });
  const job: DecisionJob = { decision: id, mails: mails.filter(isThere), events };
  await context.jobs.send(tx, decisionQueue, job, { after: delaySeconds });
  return { row, decidedAt };
}

/** Queues the messages about a decision, unless it was undone. */
export const tellDecision = (
  context: Context,
  { decision, mails, events }: DecisionJob,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    if (!(await store.endDecision(tx, decision))) return;
    for (const mail of mails) await context.mail.queue(tx, mail);
    for (const event of events) await sendEvent(context, tx, event);
  });

async function restoreRemarks(
  tx: Tx,
  { written, settled }: store.DecisionRow,
  user: SignedIn,
): Promise<void> {
  const subject = { actor: user, subject: "remark" } as const;
  for (const { id, submissionId, text } of await store.deleteRemarks(tx, written))
    await record(tx, { ...subject, action: "remove", id, before: { submissionId, text } });
  for (const { id } of await store.unsettle(tx, settled))
    await record(tx, { ...subject, action: "unsettle", id, after: { settledAt: null } });
}

/**
 * Undoes the last decision about a build: nobody is told of it. Refused: `not_found`, `state` when it is too late, or
 * something else has happened to the build or its product since.
 */
export const undoDecision = (
  context: Context,
  target: Target,
  user: SignedIn,
): Promise<SubmissionRow> =>
  tellingLastMove(context, target, () =>
    context.db.transaction(async (tx) => {
      // A company that pays or installs at this moment has done so before, or gets what is on sale afterwards.
      await lockProductLicenses(tx, target.product_id);
      const build = await lockTarget(tx, target, user);
      const decision = await store.takeNewest(tx, build.id, delaySeconds);
      if (!decision) throw refuse("state", { key: "undo.too_late" });
      if (await wasUsedSince(tx, build.productId, decision.decidedAt))
        throw refuse("state", { key: "undo.changed" });
      const row = await undoMove(tx, build, decision, user);
      await store.restorePlace(tx, decision);
      await restoreRemarks(tx, decision, user);
      await queueOutdatedPages(context, tx, row.productId);
      return row;
    }),
  );
