// The queue of the desk page by page, its counts, and the claim of the open build; each refetches while displayed.
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import {
  claimReview,
  countReviews,
  getReviewClaim,
  getReviewWait,
  listReviews,
  listWaitingCreators,
  releaseReview,
} from "@lanyard/contract";
import { lastTakenAt } from "../shared/begun.ts";
import { useReloadOnConflict } from "../shared/changeable.ts";
import { asking, firstPages, pageAtHand, send, sendForPage } from "../shared/send.ts";
import { askedBy, type BuildPlace, type QueueView } from "./queue-view.ts";

/** ms until one administrator sees another's action; a hidden page does not refetch. */
export const watchMs = 15_000;
const watched = {
  refetchInterval: watchMs,
  refetchOnWindowFocus: "always",
  refetchOnReconnect: "always",
  meta: { repeats: true },
} as const;

export function queueQuery(view: QueueView) {
  const query = askedBy(view);
  return infiniteQueryOptions({
    queryKey: ["reviews", query],
    queryFn: ({ pageParam, signal }) =>
      sendForPage(listReviews, { query: { ...query, cursor: pageParam }, signal }),
    initialData: () => firstPages(pageAtHand(listReviews, { query })),
    initialDataUpdatedAt: lastTakenAt,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    ...watched,
    // A refetch loads all pages, so the interval grows with their number: the average request rate stays the same.
    refetchInterval: ({ state }) => watchMs * Math.max(1, state.data?.pages.length ?? 1),
  });
}

export const queueCountsQuery = () =>
  queryOptions({
    queryKey: ["reviews", "counts"],
    ...asking(countReviews, {}),
    ...watched,
  });

export const findCreators = async (search: string, signal: AbortSignal) =>
  send(listWaitingCreators, { query: { search }, signal });

export const claimQuery = (build: BuildPlace) =>
  queryOptions({
    queryKey: ["claim", build.submission_id],
    ...asking(getReviewClaim, { params: { ...build } }),
    ...watched,
  });

/** Claims the build, or extends the claim. */
export function useClaimBuild(build: BuildPlace) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (_asked?: { readonly isRepeated: boolean }) =>
      send(claimReview, { params: { ...build } }),
    onSuccess: (claim) => client.setQueryData(claimQuery(build).queryKey, { claim }),
    onError: useReloadOnConflict(),
  });
}

export function useReleaseBuild(build: BuildPlace) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => send(releaseReview, { params: { ...build } }),
    onSuccess: () => client.setQueryData(claimQuery(build).queryKey, { claim: null }),
    onError: useReloadOnConflict(),
  });
}

export const waitQuery = (build: BuildPlace) =>
  queryOptions({
    queryKey: ["review wait", build.submission_id],
    queryFn: ({ signal }) => send(getReviewWait, { params: { ...build }, signal }),
    refetchOnWindowFocus: "always",
  });
