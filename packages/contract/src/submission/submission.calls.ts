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
  summary: "The caller's submissions (an administrator: everybody's), newest first, one card each",
  query: pageQuery,
  output: z.array(productCard),
  paged: true,
});

export const getSubmission = call({
  id: "submission.get",
  method: "GET",
  path,
  who: "user",
  summary: "One build with everything the editor and the detail page need",
  params,
  output: productDetail,
  refusals: [404],
});
export const getSubmissionAsAdmin = adminForm(getSubmission);

export const addSubmission = call({
  id: "submission.add",
  method: "POST",
  path: "/api/products/:product_id/submissions",
  who: "user",
  summary: "A new build of a product on sale: a draft that copies the metadata",
  params: z.object({ product_id: pathId }),
  output: z.object({ id, submission_id: id }),
  refusals: [403, 404, 409],
});

export const storeSubmission = call({
  ...addSubmission,
  id: "submission.store",
  path: "/api/submissions/:product_id",
  summary: "The older form of adding a build; answers the new submission id",
});

export const saveSubmission = call({
  id: "submission.save",
  method: "POST",
  path,
  who: "user",
  summary:
    "Saves the editor, or price and publication; with require_review=1 sends the build for review",
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
  summary: "Removes a draft or rejected build with its files; the product goes with its last build",
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
  summary: "Takes a waiting or rejected build back to draft",
  params,
  output: moved,
  refusals: [403, 404, 409],
});

export const hideSubmission = call({
  id: "submission.hide",
  method: "POST",
  path: `${path}/hidden`,
  who: "user",
  summary: "Takes a build off the store without ending it",
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
