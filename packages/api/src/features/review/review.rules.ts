// The decisions of an administrator about a submission.
import { isOnSale, type LanguageCode } from "@lanyard/contract";
import { queueOutdatedPages } from "../billing/payment.finish.rules.ts";
import { queuePriceNotices } from "../license/price-notice.rules.ts";
import { tell } from "../webhook/webhook.rules.ts";
import { inspectBuild } from "../preflight/preflight.rules.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import type { Context } from "../../platform/context.ts";
import { checkStored, overriding } from "../submission/check.stored.rules.ts";
import { creatorMail } from "../submission/submission.mail.rules.ts";
import {
  checkAnyMove,
  finishMove,
  startMove,
  type SubmissionRow,
  type Target,
} from "../submission/submission.move.rules.ts";
import { makeDecision, type Decided, type Decision } from "./decision.rules.ts";
import { endDecisions } from "./decision.store.ts";
import { tellingLastMove } from "./last-move.rules.ts";
import { settleTicked } from "./remark.rules.ts";

export type OtherMove = "set_ready" | "set_review" | "enable";

/** Who decides; `signal` is aborted when their client has disconnected. */
export interface Decider {
  readonly user: SignedIn;
  readonly signal: AbortSignal;
}

/** Checks a build whose findings are not known. Refused: `not_found`, `forbidden`, `state`. */
async function check(
  context: Context,
  name: "approve" | OtherMove,
  target: Target,
  { user, signal }: Decider,
): Promise<void> {
  await checkAnyMove(context.db, [name], target, user);
  if (name !== "enable")
    await checkStored(context, target.submission_id, inspectBuild, { group: user.id, signal });
}

/**
 * Approves or rejects a build, with remarks; can be undone. An approved build supersedes the older one, and remarks on
 * it are for the next version. Refused: `not_found`, `state`, `validation` when a finding stops the build and there is
 * no reason.
 */
export const decide = (
  context: Context,
  decision: Decision,
  target: Target,
  decider: Decider,
): Promise<Decided> =>
  tellingLastMove(context, target, async () => {
    if (decision.name === "approve") await check(context, "approve", target, decider);
    return context.db.transaction(async (tx) => {
      const decided = await makeDecision(tx, context, decision, target, decider.user);
      const { status, productId } = decided.row;
      if (isOnSale(status)) await queuePriceNotices(context, tx, productId);
      await queueOutdatedPages(context, tx, productId);
      return decided;
    });
  });

/**
 * Makes another move that only administrators can make; it is told at once. Refused: `not_found`, `state`, and
 * `validation` as by `decide`.
 */
export const moveAsAdmin = (
  context: Context,
  name: OtherMove,
  target: Target,
  decider: Decider,
  override: { readonly reason: string; readonly language: LanguageCode },
): Promise<SubmissionRow> =>
  tellingLastMove(context, target, async () => {
    await check(context, name, target, decider);
    return context.db.transaction(async (tx) => {
      const { user } = decider;
      const started = await startMove(tx, name, target, user);
      const partsAfter =
        name === "set_ready" ? await overriding(tx, target.submission_id, override) : {};
      const row = await finishMove(tx, started, user, { partsAfter });
      if (name === "set_ready") {
        // Otherwise a rejection some seconds before would be told after this.
        await endDecisions(tx, row.id);
        await settleTicked(tx, row.productId, user);
        const mail = await creatorMail(tx, context, row.id, "approved");
        if (mail) await context.mail.queue(tx, mail);
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
