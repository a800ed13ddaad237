// The cached queries whose data people change: all but the lookups.
import { useQueryClient, type QueryFilters } from "@tanstack/react-query";
import { CallFailure } from "./send.ts";

export const changeable: QueryFilters = { predicate: (query) => query.meta?.lookup !== true };

/** The requested object does not exist, or this reader may not see it. */
export const isGone = (error: unknown): boolean =>
  error instanceof CallFailure && (error.status === 404 || error.status === 403);

/**
 * Handles a conflict: after a 409 (somebody else has changed the data) and after a 404 or 403 (it is gone), reloads the
 * data, so that the page shows its current state.
 */
export function useReloadOnConflict(): (error: Error) => void {
  const client = useQueryClient();
  return (error) => {
    if (isGone(error) || (error instanceof CallFailure && error.status === 409))
      void client.invalidateQueries(changeable);
  };
}
