// The administrator's decisions about a submission.
import { isOnSale } from "@lanyard/contract";
import { queuePriceNotices } from "../license/price.rules.ts";
import { tell } from "../notify/webhook.rules.ts";
import type { SignedIn } from "../shared/caller.ts";
import type { Context } from "../context.ts";
import { move, type SubmissionRow, type Target } from "../submission/submission.move.rules.ts";
import { tellingLastMove } from "./last-move.rules.ts";
import { mailDecision } from "../submission/submission.mail.rules.ts";

export type Decision = "approve" | "set_ready" | "set_review" | "enable";

const goesOnSale = (decision: Decision) => decision === "approve" || decision === "set_ready";

/** Makes a decision; an approved build supersedes the older one. Refused: `not_found`, `state`. */
export const decide = (
  context: Context,
  decision: Decision,
  target: Target,
  user: SignedIn,
): Promise<SubmissionRow> =>
  tellingLastMove(context, target, () =>
    context.db.transaction(async (tx) => {
      const row = await move(tx, decision, target, user);
      if (goesOnSale(decision)) {
        await mailDecision(tx, context, row.id, "approved");
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

/** Rejects a build, with the reason for its creator. Refused: `not_found`, `state`. */
export const rejectBuild = (
  context: Context,
  target: Target,
  user: SignedIn,
  reason: string,
): Promise<SubmissionRow> =>
  tellingLastMove(context, target, () =>
    context.db.transaction(async (tx) => {
      const row = await move(tx, "reject", target, user, { rejectionReason: reason });
      await mailDecision(tx, context, row.id, "rejected");
      await tell(context, tx, "submission.rejected", {
        productId: row.productId,
        submissionId: row.id,
        data: { submission_id: row.id, version: row.version, rejection_reason: reason },
      });
      return row;
    }),
  );
