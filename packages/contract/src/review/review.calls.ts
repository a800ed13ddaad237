// The administrator's decisions about a submission.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { submissionLimits } from "../submission/submission.limits.ts";
import { text } from "../text.shapes.ts";
import { instant, noField, pathId } from "../wire.shapes.ts";
import { remarkDrafts } from "./remark.shapes.ts";
import { moved, rejection } from "../submission/submission.shapes.ts";

const base = "/api/admin/products/:product_id/submissions/:submission_id";
const decision = {
  method: "POST",
  who: "admin",
  params: z.object({ product_id: pathId, submission_id: pathId }),
  output: moved,
  refusals: [404, 409],
} as const;
/** `undo_until`: until then, `undo` takes the decision back. */
const undoable = z.extend(moved, { undo_until: instant });
const no = z.optional(noField);
/** Why a build goes on sale although a finding of the check stops it; required then, and kept in the audit log. */
const override = { override_reason: z.optional(text(submissionLimits.rejectionReason)) };

export const setReady = call({
  ...decision,
  id: "review.ready",
  path: `${base}/ready`,
  summary:
    "Puts a waiting or rejected build on sale; while a finding of the check stops it, only with override_reason",
  body: z.optional(z.strictObject(override)),
});
export const setReview = call({
  ...decision,
  id: "review.review",
  path: `${base}/review`,
  summary: "Moves a rejected build or one on sale back to review",
});
export const reject = call({
  ...decision,
  id: "review.reject",
  path: `${base}/reject`,
  summary: "Rejects a waiting build, with a reason",
  body: rejection,
  output: undoable,
});
export const approve = call({
  ...decision,
  id: "review.approve",
  path: `${base}/approve`,
  summary:
    "Approves a waiting build; while a finding of the check stops it, only with override_reason",
  body: z.optional(
    z.strictObject({
      reject: no,
      /** Remarks for the creator's next version. */
      remarks: z.optional(remarkDrafts),
      ...override,
    }),
  ),
  output: undoable,
});
export const undoDecision = call({
  ...decision,
  id: "review.undo",
  path: `${base}/undo`,
  summary:
    "Undoes an approval or a rejection within seconds, before anybody is told: the build is in review again, and a build that it superseded is on sale again",
});
export const activate = call({
  ...decision,
  id: "review.active",
  path: `${base}/active`,
  summary: "Re-enables a hidden build",
  body: z.optional(z.strictObject({ hidden: no })),
});
