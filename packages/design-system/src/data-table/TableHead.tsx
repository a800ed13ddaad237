// The headings of a table. On a phone only those that do something are seen, above the rows.
import { cx } from "class-variance-authority";
import { headLook, widthVariable, type DataColumn } from "./data-column.ts";
import { SelectPage } from "./SelectionBox.tsx";
import { SortButton, type DataSort } from "./SortButton.tsx";
import { role } from "./table-roles.ts";

export interface HeadParts<Row> {
  columns: readonly DataColumn<Row>[];
  sort?: DataSort | undefined;
  onSortChange?: ((sort: DataSort | undefined) => void) | undefined;
  selection?: { texts: { page: string } } | undefined;
  rowActions?: { header: string } | undefined;
  sticky?: boolean | undefined;
  /** The columns have widths of their own. */
  measured: boolean;
}

export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  selection,
  rowActions,
  sticky,
  measured,
}: HeadParts<Row>) {
  const seen = selection !== undefined || columns.some(({ sortable }) => sortable);
  return (
    <thead
      role={role.group}
      data-slot="data-table-head"
      className={cx(
        seen
          ? "block border-b border-line max-sm:has-[+tbody:empty]:border-b-0 sm:border-b-0"
          : "sr-only sm:not-sr-only",
        measured ? "sm:block" : "sm:table-header-group",
        sticky &&
          "sticky top-0 z-10 bg-surface-raised after:absolute after:inset-x-0 after:bottom-0 after:border-b after:border-line max-sm:after:hidden",
      )}
    >
      <tr
        role={role.row}
        className={cx(
          seen && "flex max-sm:min-h-12 flex-wrap items-center gap-x-5 px-4 py-1",
          measured
            ? "sm:grid sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-(--ly-tracks) sm:items-center sm:gap-x-0 sm:p-0"
            : "sm:table-row",
        )}
      >
        {selection && (
          <th
            role={role.head}
            scope="col"
            className="text-start leading-none max-sm:me-auto sm:w-10 sm:ps-4 sm:align-middle"
          >
            <SelectPage label={selection.texts.page} />
          </th>
        )}
        {columns.map((column, index) => {
          const { id, header, align = "start", sortable, edge } = column;
          return (
            <th
              key={id}
              role={role.head}
              scope="col"
              data-width={edge === undefined ? undefined : widthVariable(index)}
              aria-sort={sort?.column === id ? sort.direction : undefined}
              className={cx(
                headLook(column),
                sortable ? "max-sm:px-0 sm:py-1" : "py-3",
                seen && !sortable && "max-sm:sr-only",
                edge !== undefined && "relative",
              )}
            >
              {sortable ? (
                <SortButton
                  column={id}
                  header={header}
                  align={align}
                  sort={sort}
                  onSortChange={onSortChange}
                />
              ) : (
                header
              )}
              {edge}
            </th>
          );
        })}
        {rowActions && (
          <th role={role.head} scope="col" className="max-sm:sr-only sm:w-px">
            <span className="sr-only">{rowActions.header}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
