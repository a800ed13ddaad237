// The calls about submissions.
import * as z from "zod/mini";
import { adminForm, call } from "../call.ts";
import { flagField, id, pageQuery, pathId } from "../wire.shapes.ts";
import { productCard, productDetail } from "../product/product.shapes.ts";
import { screenshotFiles, submissionFiles } from "./submission.limits.ts";
import { moved, removed, submissionForm } from "./submission.shapes.ts";

const path = "/api/products/:product_id/submissions/:submission_id";
const params = z.object({ product_id: pathId, submission_id: pathId });
const reviewQuery = z.strictObject({ require_review: z.optional(flagField) });

export const listSubmissions = call({
  id: "submission.list",
  method: "GET",
  path: "/api/submissions",
  who: "user",
  summary: "Lists the caller's submissions, or all submissions for an administrator, newest first",
  query: pageQuery,
  output: z.array(productCard),
  paged: true,
});

export const getSubmission = call({
  id: "submission.get",
  method: "GET",
  path,
  who: "user",
  summary: "Returns a build with all data for the editor and the detail page",
  params,
  output: productDetail,
  refusals: [404],
});
export const getSubmissionAsAdmin = adminForm(getSubmission);

export const findSubmission = call({
  ...getSubmission,
  id: "submission.find",
  path: "/api/submissions/:submission_id",
  summary: "Returns a build by its id alone",
  params: z.pick(params, { submission_id: true }),
});

export const addSubmission = call({
  id: "submission.add",
  method: "POST",
  path: "/api/products/:product_id/submissions",
  who: "user",
  summary: "Creates a draft build of a product on sale, with a copy of its metadata",
  params: z.object({ product_id: pathId }),
  output: z.object({ id, submission_id: id }),
  refusals: [403, 404, 409],
});

export const storeSubmission = call({
  ...addSubmission,
  id: "submission.store",
  path: "/api/submissions/:product_id",
  summary: "Creates a draft build under the older path; same response",
});

export const saveSubmission = call({
  id: "submission.save",
  method: "POST",
  path,
  who: "user",
  summary:
    "Saves a draft or rejected build, or price and publication of one in review or on sale; require_review=1 checks it and sends it for review, unless a finding stops it",
  params,
  query: reviewQuery,
  body: submissionForm,
  files: submissionFiles,
  output: productDetail,
  refusals: [403, 404, 409],
});
export const saveSubmissionAsAdmin = adminForm(saveSubmission);

export const removeSubmission = call({
  id: "submission.remove",
  method: "DELETE",
  path,
  who: "user",
  summary: "Deletes a draft or rejected build with its files, and the product with its last build",
  params,
  output: removed,
  refusals: [404, 409],
});
export const removeSubmissionAsAdmin = adminForm(removeSubmission);

export const draftSubmission = call({
  id: "submission.draft",
  method: "POST",
  path: `${path}/draft`,
  who: "user",
  summary: "Moves a waiting or rejected build back to draft",
  params,
  output: moved,
  refusals: [403, 404, 409],
});

export const hideSubmission = call({
  id: "submission.hide",
  method: "POST",
  path: `${path}/hidden`,
  who: "user",
  summary: "Hides a build on sale from the store; licenses stay",
  params,
  body: z.optional(z.strictObject({ hidden: z.optional(flagField) })),
  output: moved,
  refusals: [403, 404, 409],
});
export const hideSubmissionAsAdmin = adminForm(hideSubmission);

export const addScreenshots = call({
  id: "submission.screenshots",
  method: "POST",
  path: `${path}/screenshots`,
  who: "user",
  summary: "Adds screenshots to a draft or rejected build",
  params,
  body: z.optional(z.pick(submissionForm, { submission_updadet_at: true })),
  files: { screenshots: screenshotFiles },
  output: productDetail,
  refusals: [404, 409],
});
