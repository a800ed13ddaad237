// The decisions of an administrator about a submission.
import { isOnSale, type RemarkDraft } from "@lanyard/contract";
import { queuePriceNotices } from "../license/price.rules.ts";
import { tell } from "../notify/webhook.rules.ts";
import type { SignedIn } from "../shared/caller.ts";
import type { Context } from "../context.ts";
import { move, type SubmissionRow, type Target } from "../submission/submission.move.rules.ts";
import { tellingLastMove } from "./last-move.rules.ts";
import { mailRemarks } from "./remark.mail.rules.ts";
import { settleDone, storeRemarks } from "./remark.rules.ts";
import { mailCreator } from "../submission/submission.mail.rules.ts";

export type Decision = "approve" | "set_ready" | "set_review" | "enable";

const goesOnSale = (decision: Decision) => decision === "approve" || decision === "set_ready";

/**
 * Makes a decision. An approved build supersedes the older one; remarks on it are for the next version. Refused:
 * `not_found`, `state`.
 */
export const decide = (
  context: Context,
  decision: Decision,
  target: Target,
  user: SignedIn,
  remarks: readonly RemarkDraft[] = [],
): Promise<SubmissionRow> =>
  tellingLastMove(context, target, () =>
    context.db.transaction(async (tx) => {
      const row = await move(tx, decision, target, user);
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
      return row;
    }),
  );

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
