// The build on sale that an update replaces.
import { getBuildRelation, type ProductDetail } from "@lanyard/contract";
import { submissionQuery } from "./submission.queries.ts";

/** Undefined if the build is no update. */
export function findBase({ submission, builds }: ProductDetail) {
  const state = getBuildRelation(submission, builds);
  return state.kind === "update" ? state.base : undefined;
}

/** For administrators; only for an update. */
export const baseQuery = (detail: ProductDetail) =>
  submissionQuery("admin", {
    product_id: String(detail.submission.product_id),
    submission_id: String(findBase(detail)?.submission_id ?? ""),
  });
