// Queries and mutations of the requests of visitors and companies, for administrators.
import { keepPreviousData } from "@tanstack/react-query";
import {
  answerRequest,
  closeRequest,
  closeRequests,
  getRequest,
  listRequests,
  reopenRequest,
  requestFunctionality,
  requestLimits,
  type AdminRequest,
} from "@lanyard/contract";
import { useApiMutation } from "../../api/mutation.ts";
import { partsOf } from "../../api/parts-of.ts";
import { fresh, pages, query } from "../../api/query.ts";
import { send } from "../../api/send.ts";
import type { FunctionalityRequest } from "./functionality-request.ts";
import { askedBy, type RequestsView } from "./requests-view.ts";

/** Newest first, page by page; the previous view's rows stay until the new view has loaded. */
export const requestsQuery = (view: RequestsView) => ({
  ...pages(listRequests, { query: askedBy(view) }),
  placeholderData: keepPreviousData,
  ...fresh,
});

const params = (id: number) => ({ request_id: String(id) });

export const requestQuery = (id: number | undefined) => ({
  ...query(getRequest, { params: params(id ?? 0) }),
  enabled: id !== undefined,
  ...fresh,
});

const invalidates = [listRequests, getRequest];

/** Sends a visitor's request. */
export const useRequestFunctionality = () =>
  useApiMutation((body: FunctionalityRequest) => send(requestFunctionality, { body }), {
    invalidates,
  });

/**
 * A request with the version that was displayed: the server refuses the second of two changes, and the page loads the
 * new state.
 */
type Shown = Pick<AdminRequest, "request_id" | "version">;

export const useSendAnswer = () =>
  useApiMutation(
    ({ request, answer }: { readonly request: Shown; readonly answer: string }) =>
      send(answerRequest, {
        params: params(request.request_id),
        body: { answer, version: request.version },
      }),
    { invalidates },
  );

const calls = { close: closeRequest, reopen: reopenRequest } as const;
export type RequestMove = keyof typeof calls;

export const useMoveRequest = () =>
  useApiMutation(
    ({ request, move }: { readonly request: Shown; readonly move: RequestMove }) =>
      send(calls[move], {
        params: params(request.request_id),
        body: { version: request.version },
      }),
    { invalidates },
  );

/** Resolves to the number of requests closed; those already closed, or gone, are skipped. */
async function closeAll(ids: readonly number[]): Promise<number> {
  let closed = 0;
  for (const some of partsOf(ids, requestLimits.atOnce))
    closed += (await send(closeRequests, { body: { request_ids: some } })).closed;
  return closed;
}

export const useCloseRequests = () => useApiMutation(closeAll, { invalidates, partial: true });
