// The queue of the desk page by page, its counts, and the claim of the open build; each refetches while displayed.
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import {
  claimReview,
  countReviews,
  getReviewClaim,
  getReviewWait,
  listReviews,
  listWaitingCreators,
  releaseReview,
  type Claim,
} from "@lanyard/contract";
import { useApiMutation } from "../../../api/mutation.ts";
import { pages, query } from "../../../api/query.ts";
import { send } from "../../../api/send.ts";
import { buildStatus } from "../../../api/stale-calls.ts";
import { toQueueQuery, type BuildPlace, type QueueView } from "./queue-view.ts";

/** ms until one administrator sees another's action; a hidden page does not refetch. */
export const watchMs = 15_000;
const watched = {
  refetchInterval: watchMs,
  refetchOnWindowFocus: "always",
  refetchOnReconnect: "always",
  meta: { repeats: true },
} as const;

export const queueQuery = (view: QueueView) =>
  infiniteQueryOptions({
    ...pages(listReviews, { query: toQueueQuery(view) }),
    placeholderData: keepPreviousData,
    ...watched,
    // A refetch loads all pages, so the interval grows with their number: the average request rate stays the same.
    refetchInterval: ({ state }) => watchMs * Math.max(1, state.data?.pages.length ?? 1),
  });

export const queueCountsQuery = () => ({ ...query(countReviews, {}), ...watched });

export const findCreators = async (search: string, signal: AbortSignal) =>
  send(listWaitingCreators, { query: { search }, signal });

export const claimQuery = (build: BuildPlace) => ({
  ...query(getReviewClaim, { params: { ...build } }),
  ...watched,
});

const claimed = (build: BuildPlace) => ({
  updates: claimQuery(build),
  invalidates: [listReviews, countReviews],
  // The build may have been decided.
  conflicts: buildStatus,
});

/** Claims the build, or extends the claim. */
export const useClaimBuild = (build: BuildPlace) =>
  useApiMutation(
    (_options?: { readonly isRepeated: boolean }) => send(claimReview, { params: { ...build } }),
    { ...claimed(build), update: (claim: Claim) => ({ claim }) },
  );

export const useReleaseBuild = (build: BuildPlace) =>
  useApiMutation(() => send(releaseReview, { params: { ...build } }), {
    ...claimed(build),
    update: () => ({ claim: null }),
  });

export const waitQuery = (build: BuildPlace) => ({
  ...query(getReviewWait, { params: { ...build } }),
  refetchOnWindowFocus: "always" as const,
});
