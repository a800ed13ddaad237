// State of an administrators' list: the view in the address, its rows and the open one.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { toPagedList, type PagedList } from "../../api/paged-list.ts";
import type { CallQuery } from "../../api/query.ts";
import { useViewParams } from "../list/useViewParams.ts";
import { rowsQuery, type AdminList, type ListWords } from "./admin-list.ts";
import type { ListDrawerProps } from "./ListDrawer.tsx";
import { toAddress, readView, type Params, type View } from "./list-view.ts";

export interface AdminListState<Row, Detail, P extends Params = Params> {
  readonly list: AdminList<Row, Detail, P>;
  readonly words: ListWords<Row>;
  readonly view: View<P>;
  change(this: void, changes: Partial<View<P>>): void;
  readonly pages: PagedList<Row>;
  readonly drawer: ListDrawerProps<Detail>;
}

export function useAdminList<Row, Detail, P extends Params>(
  list: AdminList<Row, Detail, P>,
  words: ListWords<Row>,
): AdminListState<Row, Detail, P> {
  const [params, setParams] = useViewParams();
  const view = readView(list.params, params);
  const change = (changes: Partial<View>) =>
    setParams((before) => toAddress({ ...readView(list.params, before), ...changes }), {
      // Typing a search, and closing a row, adds no history entry.
      replace: list.search in changes || list.open in changes,
    });
  const pages: PagedList<Row> = toPagedList(useInfiniteQuery(rowsQuery(list, view)));
  const key = view[list.open];
  const one = list.one(
    key ?? "0",
    pages.rows?.find((row) => list.rowKey(row) === key),
  );
  const enabled = key !== undefined && one.enabled !== false;
  const open = useQuery({ ...one, enabled } as CallQuery<Detail>);
  const drawer = {
    open: key !== undefined,
    onOpenChange: (next: boolean) => {
      if (!next) change({ [list.open]: undefined });
    },
    data: open.data,
    error: open.error?.message,
    onRetry: () => void open.refetch(),
  };
  return { list, words, view, change, pages, drawer };
}
