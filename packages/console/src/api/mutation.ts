// Mutations name what they change: the query that their answer updates, and the calls whose results are stale afterwards.
import {
  partialMatchKey,
  useMutation,
  useQueryClient,
  type DataTag,
  type Query,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from "@tanstack/react-query";
import {
  currentUser,
  getDelivery,
  listAudit,
  listDeliveries,
  type CallAddress,
} from "@lanyard/contract";
import { isNotFound } from "./changeable.ts";
import { matchCalls } from "./query.ts";
import { CallFailure } from "./send.ts";

/** Any change may add to these: the audit log, and the messages that the server sends. */
const logs = [listAudit, listDeliveries, getDelivery];

const isLoaded = ({ state }: Query) => state.data !== undefined;

/** Queries of these calls that are mounted fetch again; the others when they are mounted next. */
export const invalidate = (client: QueryClient, calls: readonly CallAddress[]): Promise<void> =>
  client.invalidateQueries(matchCalls(calls));

const invalidateBoth = (
  client: QueryClient,
  calls: readonly CallAddress[],
  also: { readonly queryKey: QueryKey } | undefined,
): Promise<unknown> =>
  Promise.all([invalidate(client, calls), also && client.invalidateQueries(also)]);

interface Change<Input, Output, Data> extends Pick<
  UseMutationOptions<Output, Error, Input>,
  "meta" | "scope"
> {
  /** The query whose data becomes the answer, or what `update` makes of it; it is not fetched again. */
  readonly updates?: { readonly queryKey: DataTag<QueryKey, Data, Error> };
  readonly update?: (answer: Output, before: Data) => Data;
  /** The calls whose results are stale afterwards; `before`: the data that the answer updates. */
  readonly invalidates:
    | readonly CallAddress[]
    | ((answer: Output, before: Data | undefined) => readonly CallAddress[]);
  /**
   * Those that are stale after a conflict, if they are others: after 409, or 404 and 403, when the object is gone. What
   * the answer would have updated is one of them.
   */
  readonly conflicts?: readonly CallAddress[];
  /** A failed mutation may have changed something, so that the results are stale after every failure too. */
  readonly partial?: boolean;
  /** The mutation ends only when the mounted queries have loaded again. */
  readonly awaits?: boolean;
  readonly onSuccess?: (answer: Output, input: Input) => void;
}

export function useApiMutation<Output, Input = void, Data = Output>(
  mutationFn: (input: Input) => Promise<Output>,
  change: Change<Input, Output, Data>,
) {
  const client = useQueryClient();
  const { updates, update, invalidates, conflicts, partial, awaits, onSuccess, ...options } =
    change;
  const getStaleCalls = (answer: Output) =>
    typeof invalidates === "function"
      ? invalidates(answer, updates && client.getQueryData<Data>(updates.queryKey))
      : invalidates;
  const staleAnyway = conflicts ?? (typeof invalidates === "function" ? [] : invalidates);
  return useMutation({
    ...options,
    mutationFn,
    onSuccess: async (answer, input) => {
      const calls = matchCalls([...getStaleCalls(answer), ...logs]);
      if (updates) {
        // A running fetch may be older than the answer.
        await client.cancelQueries({ ...updates, predicate: isLoaded });
        client.setQueriesData<Data>({ ...updates, predicate: isLoaded }, (old) =>
          update ? update(answer, old as Data) : (answer as Data & Output),
        );
      }
      onSuccess?.(answer, input);
      const loaded = client.invalidateQueries({
        predicate: (query) =>
          updates && partialMatchKey(query.queryKey, updates.queryKey)
            ? !isLoaded(query)
            : calls.predicate(query),
      });
      if (awaits) await loaded;
    },
    onError: async (error) => {
      const isConflict =
        isNotFound(error) || (error instanceof CallFailure && error.status === 409);
      if (!partial && !isConflict) return;
      // Whoever may no longer see the object may have another role now.
      const calls = [...staleAnyway, ...logs, ...(isNotFound(error) ? [currentUser] : [])];
      const loaded = invalidateBoth(client, calls, updates);
      // Without a network the failure is reported at once.
      if (awaits && !(error instanceof CallFailure && error.status === 0)) await loaded;
    },
  });
}
