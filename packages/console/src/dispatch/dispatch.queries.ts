// Queries of the mails and webhooks that the server sends, and sending them again.
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

/** Whoever comes back sees what was tried, and what others have sent again, meanwhile. */
const fresh = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

/** Newest first, page by page; what stands stays until another view has come. */
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

/** As it was shown: who comes second is refused, and sees how it is now. */
export const useResend = () => {
  const onError = useReloadOnConflict();
  return useMutation({
    mutationFn: ({ dispatch_id: id, version }: Pick<Dispatch, "dispatch_id" | "version">) =>
      send(resendDispatch, { params: params(id), body: { version } }),
    onError,
  });
};

/** Answers how many were sent again, and how many were passed by. */
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
    // Some may be sent.
    onError: () => void client.invalidateQueries(changeable),
  });
};
