// The order of a table's rows, as its headings show and change it.
export interface DataSort {
  /** Id of the column to sort by. */
  column: string;
  direction: "ascending" | "descending";
}

export interface SortProps {
  /**
   * The current order, `null` for unsorted; without it the headings keep the order themselves. The page or its server
   * sorts the rows.
   */
  sort?: DataSort | null | undefined;
  /** The initial order, when the headings keep it themselves. */
  defaultSort?: DataSort | null | undefined;
  /** Called with the requested order: ascending, then descending, then `null` for none. */
  onSortChange?: ((sort: DataSort | null) => void) | undefined;
}
