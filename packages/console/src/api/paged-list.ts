// A paginated list in the shape that its page shows.
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";

export interface Further {
  /** Undefined after the last page. */
  readonly load: (() => void) | undefined;
  readonly busy: boolean;
  /** Why the last page failed to load. */
  readonly error: string | undefined;
}

export interface PagedList<Row> {
  /** Undefined while loading and after a failure. */
  readonly rows: readonly Row[] | undefined;
  /** Whether these are the previous rows, shown until the new ones arrive. */
  readonly stale: boolean;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  /** Undefined if there is only one page. */
  readonly more: Further | undefined;
}

type Pages<Row> = UseInfiniteQueryResult<InfiniteData<{ readonly output: readonly Row[] }>>;

export function toPagedList<Row>(list: Pages<Row>): PagedList<Row> {
  const { data, error, isPlaceholderData, hasNextPage } = list;
  const failed = error !== null && (isPlaceholderData || !data);
  return {
    rows: failed ? undefined : data?.pages.flatMap(({ output }) => output),
    stale: isPlaceholderData,
    error: failed ? error.message : undefined,
    onRetry: () => void list.refetch(),
    more:
      hasNextPage || (data?.pages.length ?? 0) > 1
        ? {
            load: hasNextPage ? () => void list.fetchNextPage() : undefined,
            busy: list.isFetchingNextPage,
            error: list.isFetchNextPageError ? error?.message : undefined,
          }
        : undefined,
  };
}

/** The text on how many rows were found, or how many at least; empty while new rows are loading. */
export function formatRowCount<Row>(
  { rows = [], stale, more }: PagedList<Row>,
  say: (text: "found" | "found_more", params: { readonly count: number }) => string,
): string {
  if (rows.length === 0 || stale) return "";
  return say(more?.load ? "found_more" : "found", { count: rows.length });
}
