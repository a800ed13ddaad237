// Remarks about a build, which stay with its product until they are settled: written by administrators, answered by the
// creator.
import * as z from "zod/mini";
import { adminForm, call } from "../call.ts";
import { line } from "../text.shapes.ts";
import { flagField, pathId } from "../wire.shapes.ts";
import { remarkLimits } from "./remark.limits.ts";
import { remark, remarkDrafts, remarkList } from "./remark.shapes.ts";

const ofBuild = z.object({ product_id: pathId, submission_id: pathId });
const ofRemark = z.object({ product_id: pathId, submission_id: pathId, remark_id: pathId });

export const listRemarks = call({
  id: "remark.list",
  method: "GET",
  path: "/api/products/:product_id/submissions/:submission_id/remarks",
  who: "user",
  summary:
    "Lists the unsettled remarks about a product and whether their fields have changed in the given build",
  params: ofBuild,
  output: remarkList,
  refusals: [404],
});
export const listRemarksAsAdmin = adminForm(listRemarks);

export const writeRemarks = call({
  id: "remark.write",
  method: "POST",
  path: listRemarksAsAdmin.path,
  who: "admin",
  summary: "Adds remarks to a build in review without a decision and notifies its creator by mail",
  params: ofBuild,
  body: z.strictObject({ remarks: remarkDrafts.check(z.minLength(1)) }),
  output: remarkList,
  refusals: [404, 409],
});

export const answerRemark = call({
  id: "remark.answer",
  method: "POST",
  path: "/api/products/:product_id/submissions/:submission_id/remarks/:remark_id",
  who: "user",
  summary: "Answers a remark, or marks it as done or not done; only for the creator",
  params: ofRemark,
  body: z.strictObject({
    /** Replaces the previous answer. */
    answer: z.optional(line(remarkLimits.answer)),
    done: z.optional(flagField),
  }),
  output: remark,
  refusals: [403, 404, 409],
});

export const settleRemark = call({
  id: "remark.settle",
  method: "POST",
  path: "/api/admin/products/:product_id/submissions/:submission_id/remarks/:remark_id",
  who: "admin",
  summary: "Settles a remark, which removes it from the list, or reopens one marked as done",
  params: ofRemark,
  body: z.strictObject({ settled: flagField }),
  output: remarkList,
  refusals: [404, 409],
});
