// Queries of the mails and webhooks that the server sends, and sending them again.
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
} from "@tanstack/react-query";
import {
  getDispatch,
  listDispatches,
  resendDispatch,
  resendDispatches,
  type Dispatch,
} from "@lanyard/contract";
import { useReloadOnConflict } from "../shared/changeable.ts";
import { send, sendForPage } from "../shared/send.ts";
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
    queryFn: ({ signal }) => send(getDispatch, { params: params(id ?? 0), signal }),
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

export const useResendMany = () =>
  useMutation({
    mutationFn: (ids: readonly number[]) =>
      send(resendDispatches, { body: { dispatch_ids: [...ids] } }),
  });
