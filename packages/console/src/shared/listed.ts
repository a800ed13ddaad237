// A list that comes in pages, as its page shows what has come of it.
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";

export interface Further {
  /** Undefined after the last page. */
  readonly load: (() => void) | undefined;
  readonly busy: boolean;
  /** Why the last one did not come. */
  readonly error: string | undefined;
}

export interface Listed<Row> {
  /** Undefined while loading, and when it failed. */
  readonly rows: readonly Row[] | undefined;
  /** Others are on their way in their place. */
  readonly stale: boolean;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  /** Undefined where one page is all. */
  readonly more: Further | undefined;
}

type Pages<Row> = UseInfiniteQueryResult<InfiniteData<{ readonly output: readonly Row[] }>>;

export function listedBy<Row>(list: Pages<Row>): Listed<Row> {
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

/** What is said of those that were found: how many, or how many at least; nothing while others are on their way. */
export function foundIn<Row>(
  { rows = [], stale, more }: Listed<Row>,
  say: (text: "found" | "found_more", found: { readonly count: number }) => string,
): string {
  if (rows.length === 0 || stale) return "";
  return say(more?.load ? "found_more" : "found", { count: rows.length });
}
