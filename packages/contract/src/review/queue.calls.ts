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
  summary: "The builds that wait for a decision, the longest waiting first",
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
    "How many builds wait, how many of them somebody is reading, and since when the oldest waits",
  output: queueCounts,
});

export const listWaitingCreators = call({
  id: "review.creators",
  method: "GET",
  path: `${base}/creators`,
  who: "admin",
  summary: "Creators with waiting builds whose names have these letters, those with the most first",
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
    "Takes a waiting build to read it, or goes on reading: others see by whom and since when",
  output: claim,
});

export const getReviewClaim = call({
  ...build,
  id: "review.claimed",
  method: "GET",
  path: claimReview.path,
  who: "admin",
  summary: "Which administrator reads a build",
  output: z.object({ claim: z.nullable(claim) }),
  refusals: [404],
});

export const releaseReview = call({
  ...build,
  id: "review.release",
  method: "DELETE",
  path: claimReview.path,
  who: "admin",
  summary: "Gives a build back that the administrator has taken",
  output: ok,
});

export const getReviewWait = call({
  id: "review.wait",
  method: "GET",
  path: "/api/products/:product_id/submissions/:submission_id/review",
  who: "user",
  summary: "How long reviews take, and at which place of the queue the build is",
  params: build.params,
  output: reviewWait,
  refusals: [404],
});
