// The cached queries whose data people change: all but the lookups.
import type { QueryFilters } from "@tanstack/react-query";
import { CallFailure } from "./send.ts";

export const changeable: QueryFilters = { predicate: (query) => query.meta?.lookup !== true };

/** The requested object does not exist, or this reader may not see it. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof CallFailure && (error.status === 404 || error.status === 403);
