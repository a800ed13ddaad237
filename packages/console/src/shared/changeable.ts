// The cached queries whose data people change: all but the lookups.
import { useQueryClient, type QueryFilters } from "@tanstack/react-query";
import { CallFailure } from "./send.ts";

export const changeable: QueryFilters = { predicate: (query) => query.meta?.lookup !== true };

/** What was asked for is not there any more, or nothing that this reader may see. */
export const isGone = (error: unknown): boolean =>
  error instanceof CallFailure && (error.status === 404 || error.status === 403);

/**
 * After a 409 somebody else has changed the data, after a 404 or a 403 it is gone: it is loaded again, and its page finds
 * out.
 */
export function useReloadOnConflict(): (error: Error) => void {
  const client = useQueryClient();
  return (error) => {
    if (isGone(error) || (error instanceof CallFailure && error.status === 409))
      void client.invalidateQueries(changeable);
  };
}
