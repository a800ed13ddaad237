// The queries of a page, which its route loads before or while its component renders.
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { CompanySelf, UserRole } from "@lanyard/contract";

/** Query options, of a plain or a paginated query. */
export interface AnyQuery {
  readonly queryKey: QueryKey;
}

/** The address and the reader of a page. */
export interface PageRequest {
  readonly client: QueryClient;
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly isSignedIn: boolean;
  /** Undefined for visitors, and while a user's role is not known. */
  readonly role: UserRole | undefined;
  /** The connected company. */
  readonly company: CompanySelf | undefined;
}

/**
 * Returns the queries that the page's component reads first. Where some depend on the data of others, it loads these
 * with `prefetch` and returns a promise of the rest.
 */
export type PageQueries = (
  request: PageRequest,
) => readonly AnyQuery[] | Promise<readonly AnyQuery[]>;

/** Loads these queries into the client, all at once. A failure is the component's to show. */
export const prefetch = (client: QueryClient, queries: readonly AnyQuery[]): Promise<unknown> =>
  Promise.all(
    queries.map((query) =>
      "initialPageParam" in query
        ? client.prefetchInfiniteQuery(query as never)
        : client.prefetchQuery(query as never),
    ),
  );
