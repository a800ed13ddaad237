// Queries of the mails and webhooks that the server sends, and the mutations that send them again.
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import {
  dispatchLimits,
  getDispatch,
  listDispatches,
  resendDispatch,
  resendDispatches,
  type Dispatch,
} from "@lanyard/contract";
import { lastTakenAt } from "../shared/begun.ts";
import { changeable, useReloadOnConflict } from "../shared/changeable.ts";
import { partsOf } from "../shared/parts-of.ts";
import { asking, firstPages, pageAtHand, send, sendForPage } from "../shared/send.ts";
import { askedBy, type DispatchesView } from "./dispatches-view.ts";

/** Refetches when the window regains focus, to show new attempts and what others have sent again meanwhile. */
const fresh = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

/** Newest first, page by page; the previous view's rows stay until the new view has loaded. */
export function dispatchesQuery(view: DispatchesView) {
  const query = askedBy(view);
  return infiniteQueryOptions({
    queryKey: ["dispatches", query],
    queryFn: ({ pageParam, signal }) =>
      sendForPage(listDispatches, { query: { ...query, cursor: pageParam }, signal }),
    initialData: () => firstPages(pageAtHand(listDispatches, { query })),
    initialDataUpdatedAt: lastTakenAt,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

const params = (id: number) => ({ dispatch_id: String(id) });

export const dispatchQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ["dispatches", "one", id],
    ...asking(getDispatch, { params: params(id ?? 0) }),
    enabled: id !== undefined,
    ...fresh,
  });

/**
 * Sends the delivery with the version that was displayed: the server refuses the second of two requests, and the page
 * loads the new state.
 */
export const useResend = () => {
  const onError = useReloadOnConflict();
  return useMutation({
    mutationFn: ({ dispatch_id: id, version }: Pick<Dispatch, "dispatch_id" | "version">) =>
      send(resendDispatch, { params: params(id), body: { version } }),
    onError,
  });
};

/** Resolves to the number of deliveries sent again, and the number skipped. */
async function resendAll(ids: readonly number[]) {
  const all = { resent: 0, passed: 0 };
  for (const some of partsOf(ids, dispatchLimits.atOnce)) {
    const { resent, passed } = await send(resendDispatches, { body: { dispatch_ids: some } });
    all.resent += resent;
    all.passed += passed;
  }
  return all;
}

export const useResendMany = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: resendAll,
    // Some deliveries may have been sent before the error.
    onError: () => void client.invalidateQueries(changeable),
  });
};
