// Holds the sort order for the headings of a table, as its own state or controlled by the page.
import { createContext, use, type ReactNode } from "react";
import { useControllableState } from "../state/useControllableState.ts";
import type { DataSort, SortProps } from "./sort.ts";

type Order = readonly [sort: DataSort | null, order: (sort: DataSort | null) => void];

const OrderContext = createContext<Order>([null, () => undefined]);

export const useOrder = (): Order => use(OrderContext);

export function TableSort({
  sort,
  defaultSort = null,
  onSortChange,
  children,
}: SortProps & { children: ReactNode }) {
  return (
    <OrderContext value={useControllableState(sort, defaultSort, onSortChange)}>
      {children}
    </OrderContext>
  );
}
