// What the cache holds of what people change: everything but the lookups.
import { useQueryClient, type QueryFilters } from "@tanstack/react-query";
import { CallFailure } from "./send.ts";

export const changeable: QueryFilters = { predicate: (query) => query.meta?.lookup !== true };

/** After a 409 somebody else was faster: what is on the screen is asked for again. */
export function useReloadOnConflict(): (error: Error) => void {
  const client = useQueryClient();
  return (error) => {
    if (error instanceof CallFailure && error.status === 409)
      void client.invalidateQueries(changeable);
  };
}
