// The calls of the review desk: which builds wait, who is reviewing which, and how long reviews take.
import * as z from "zod/mini";
import { usernameMost } from "../account/account.limits.ts";
import { call } from "../call.ts";
import { line } from "../text.shapes.ts";
import { flagField, numberField, ok, pageQuery, pathId } from "../wire.shapes.ts";
import { claimFilters } from "./queue.limits.ts";
import { claim, queueCounts, queueEntry, reviewWait, waitingCreator } from "./queue.shapes.ts";

const base = "/api/admin/reviews";

export const listReviews = call({
  id: "review.queue",
  method: "GET",
  path: base,
  who: "admin",
  summary: "Lists the builds waiting for review, longest waiting first",
  query: z.extend(pageQuery, {
    menu_entry_id: z.optional(numberField(/^[1-9]\d{0,8}$/)),
    /** A username. */
    creator: z.optional(line(usernameMost)),
    /** 1: builds of products that have never been on sale; 0: updates. */
    first: z.optional(flagField),
    claim: z.optional(z.enum(claimFilters)),
  }),
  output: z.array(queueEntry),
  paged: true,
});

export const countReviews = call({
  id: "review.counts",
  method: "GET",
  path: `${base}/counts`,
  who: "admin",
  summary:
    "Counts the waiting and claimed builds, and returns since when the oldest has been waiting",
  output: queueCounts,
});

export const listWaitingCreators = call({
  id: "review.creators",
  method: "GET",
  path: `${base}/creators`,
  who: "admin",
  summary:
    "Lists creators with waiting builds by part of their name, those with the most builds first",
  query: z.strictObject({ search: z.prefault(line(usernameMost), "") }),
  output: z.array(waitingCreator),
});

const build = {
  params: z.object({ product_id: pathId, submission_id: pathId }),
  refusals: [404, 409],
} as const;

export const claimReview = call({
  ...build,
  id: "review.claim",
  method: "POST",
  path: "/api/admin/products/:product_id/submissions/:submission_id/claim",
  who: "admin",
  summary:
    "Claims a waiting build for review, or renews the claim; others see who claimed it and when",
  output: claim,
});

export const getReviewClaim = call({
  ...build,
  id: "review.claimed",
  method: "GET",
  path: claimReview.path,
  who: "admin",
  summary: "Returns the current claim on a build, or null",
  output: z.object({ claim: z.nullable(claim) }),
  refusals: [404],
});

export const releaseReview = call({
  ...build,
  id: "review.release",
  method: "DELETE",
  path: claimReview.path,
  who: "admin",
  summary: "Releases the caller's claim on a build",
  output: ok,
});

export const getReviewWait = call({
  id: "review.wait",
  method: "GET",
  path: "/api/products/:product_id/submissions/:submission_id/review",
  who: "user",
  summary: "Returns how long reviews take and the build's position in the queue",
  params: build.params,
  output: reviewWait,
  refusals: [404],
});
