// The decisions of an administrator about a submission.
import { isOnSale, type LanguageCode, type RemarkDraft } from "@lanyard/contract";
import { queueOutdatedPages } from "../license/payment.finish.rules.ts";
import { queuePriceNotices } from "../license/price.rules.ts";
import { tell } from "../notify/webhook.rules.ts";
import { inspectBuild } from "../preflight/preflight.rules.ts";
import type { SignedIn } from "../shared/caller.ts";
import type { Context } from "../context.ts";
import { checkStored, overriding } from "../submission/check.stored.rules.ts";
import {
  checkAnyMove,
  finishMove,
  move,
  startMove,
  type SubmissionRow,
  type Target,
} from "../submission/submission.move.rules.ts";
import { tellingLastMove } from "./last-move.rules.ts";
import { mailRemarks } from "./remark.mail.rules.ts";
import { settleDone, storeRemarks } from "./remark.rules.ts";
import { mailCreator } from "../submission/submission.mail.rules.ts";

export type Decision = "approve" | "set_ready" | "set_review" | "enable";

const goesOnSale = (decision: Decision) => decision === "approve" || decision === "set_ready";

interface Decided {
  readonly remarks?: readonly RemarkDraft[] | undefined;
  /** Why the build goes on sale although a finding stops it. */
  readonly overrideReason?: string | undefined;
  readonly language: LanguageCode;
  /** Aborted when the client has disconnected. */
  readonly signal: AbortSignal;
}

/**
 * Makes a decision, after the check of a build whose findings are not known. An approved build supersedes the older
 * one; remarks on it are for the next version. Refused: `not_found`, `state`, `validation` when a finding stops a build
 * that would go on sale, and there is no reason.
 */
export const decide = (
  context: Context,
  decision: Decision,
  target: Target,
  user: SignedIn,
  { remarks = [], overrideReason: reason = "", language, signal }: Decided,
): Promise<SubmissionRow> =>
  tellingLastMove(context, target, async () => {
    await checkAnyMove(context.db, [decision], target, user);
    if (decision !== "enable")
      await checkStored(context, target.submission_id, inspectBuild, { group: user.id, signal });
    return context.db.transaction(async (tx) => {
      const started = await startMove(tx, decision, target, user);
      const partsAfter = goesOnSale(decision)
        ? await overriding(tx, target.submission_id, { reason, language })
        : {};
      const row = await finishMove(tx, started, user, { partsAfter });
      if (goesOnSale(decision)) {
        await settleDone(tx, row.productId, user);
        await storeRemarks(tx, row, user, remarks);
        await mailCreator(tx, context, row.id, "approved");
        if (remarks.length > 0) await mailRemarks(tx, context, row.id, remarks);
        await tell(context, tx, "submission.approved", {
          productId: row.productId,
          submissionId: row.id,
          data: { submission_id: row.id, version: row.version },
        });
      }
      if (isOnSale(row.status)) await queuePriceNotices(context, tx, row.productId);
      await queueOutdatedPages(context, tx, row.productId);
      return row;
    });
  });

/** Rejects a build, with a reason for its creator and remarks about places in it. Refused: `not_found`, `state`. */
export const rejectBuild = (
  context: Context,
  target: Target,
  user: SignedIn,
  reason: string,
  remarks: readonly RemarkDraft[] = [],
): Promise<SubmissionRow> =>
  tellingLastMove(context, target, () =>
    context.db.transaction(async (tx) => {
      const row = await move(tx, "reject", target, user, { rejectionReason: reason });
      await storeRemarks(tx, row, user, remarks);
      await mailCreator(tx, context, row.id, "rejected");
      await tell(context, tx, "submission.rejected", {
        productId: row.productId,
        submissionId: row.id,
        data: { submission_id: row.id, version: row.version, rejection_reason: reason },
      });
      return row;
    }),
  );
