// Queries and mutations of the requests of visitors and companies, for administrators.
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import {
  answerRequest,
  closeRequest,
  closeRequests,
  getRequest,
  listRequests,
  reopenRequest,
  requestLimits,
  type OfficeRequest,
} from "@lanyard/contract";
import { lastTakenAt } from "../shared/begun.ts";
import { changeable, useReloadOnConflict } from "../shared/changeable.ts";
import { partsOf } from "../shared/parts-of.ts";
import { asking, firstPages, pageAtHand, send, sendForPage } from "../shared/send.ts";
import { askedBy, type RequestsView } from "./requests-view.ts";

/** Refetches when the window regains focus, to show what other administrators have done meanwhile. */
const fresh = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

/** Newest first, page by page; the previous view's rows stay until the new view has loaded. */
export function requestsQuery(view: RequestsView) {
  const query = askedBy(view);
  return infiniteQueryOptions({
    queryKey: ["requests", query],
    queryFn: ({ pageParam, signal }) =>
      sendForPage(listRequests, { query: { ...query, cursor: pageParam }, signal }),
    initialData: () => firstPages(pageAtHand(listRequests, { query })),
    initialDataUpdatedAt: lastTakenAt,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

const params = (id: number) => ({ request_id: String(id) });

export const requestQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ["requests", "one", id],
    ...asking(getRequest, { params: params(id ?? 0) }),
    enabled: id !== undefined,
    ...fresh,
  });

/**
 * A request with the version that was displayed: the server refuses the second of two changes, and the page loads the
 * new state.
 */
type Shown = Pick<OfficeRequest, "request_id" | "version">;

export const useSendAnswer = () => {
  const onError = useReloadOnConflict();
  return useMutation({
    mutationFn: ({ request, answer }: { readonly request: Shown; readonly answer: string }) =>
      send(answerRequest, {
        params: params(request.request_id),
        body: { answer, version: request.version },
      }),
    onError,
  });
};

const calls = { close: closeRequest, reopen: reopenRequest } as const;
export type RequestMove = keyof typeof calls;

export const useMoveRequest = () => {
  const onError = useReloadOnConflict();
  return useMutation({
    mutationFn: ({ request, move }: { readonly request: Shown; readonly move: RequestMove }) =>
      send(calls[move], {
        params: params(request.request_id),
        body: { version: request.version },
      }),
    onError,
  });
};

/** Resolves to the number of requests closed; those already closed, or gone, are skipped. */
async function closeAll(ids: readonly number[]): Promise<number> {
  let closed = 0;
  for (const some of partsOf(ids, requestLimits.atOnce))
    closed += (await send(closeRequests, { body: { request_ids: some } })).closed;
  return closed;
}

export const useCloseRequests = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: closeAll,
    // Some requests may have been closed before the error.
    onError: () => void client.invalidateQueries(changeable),
  });
};
