// A list of the office, as its table shows what has come of it.
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";

export interface OfficeList<Row> {
  /** Undefined while loading, and when it failed. */
  readonly rows: readonly Row[] | undefined;
  /** Others are on their way in their place. */
  readonly stale: boolean;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  /** Undefined where one page is all. */
  readonly more:
    | {
        /** Undefined after the last page. */
        readonly load: (() => void) | undefined;
        readonly busy: boolean;
        readonly error: string | undefined;
      }
    | undefined;
}

type Pages<Row> = UseInfiniteQueryResult<InfiniteData<{ readonly output: readonly Row[] }>>;

export function officeListOf<Row>(list: Pages<Row>): OfficeList<Row> {
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
  { rows = [], stale, more }: OfficeList<Row>,
  say: (text: "found" | "found_more", found: { readonly count: number }) => string,
): string {
  if (rows.length === 0 || stale) return "";
  return say(more?.load ? "found_more" : "found", { count: rows.length });
}
