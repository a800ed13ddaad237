// The order of a table's rows, which its headings show and ask for.
export interface DataSort {
  /** Id of the column that the rows are ordered by. */
  column: string;
  direction: "ascending" | "descending";
}

export interface SortProps {
  /** How the rows are ordered now, `null` for as they come; without it the headings keep what was asked for. The page orders the rows, or its server does. */
  sort?: DataSort | null | undefined;
  /** How they are ordered at first, where the headings keep it. */
  defaultSort?: DataSort | null | undefined;
  /** Called with the order that was asked for: ascending, descending, `null` for none. */
  onSortChange?: ((sort: DataSort | null) => void) | undefined;
}
