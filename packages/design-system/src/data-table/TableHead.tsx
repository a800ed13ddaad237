// The heading row of a table; on a phone only the interactive headings are visible, above the rows.
import { cx } from "class-variance-authority";
import { headLook, widthVariable, type DataColumn } from "./data-column.ts";
import { SelectPage } from "./SelectionBox.tsx";
import type { SortProps } from "./sort.ts";
import { SortHeading } from "./SortHeading.tsx";
import { TableSort } from "./TableSort.tsx";
import { role } from "./table-roles.ts";

export interface HeadParts<Row> extends SortProps {
  columns: readonly DataColumn<Row>[];
  selection?: { texts: { page: string } } | undefined;
  rowActions?: { header: string } | undefined;
  sticky?: boolean | undefined;
  /** Whether the columns have explicit widths. */
  measured: boolean;
}

export function TableHead<Row>({
  columns,
  sort,
  defaultSort,
  onSortChange,
  selection,
  rowActions,
  sticky,
  measured,
}: HeadParts<Row>) {
  const sorts = columns.some(({ sortable }) => sortable);
  const isVisible = selection !== undefined || sorts;
  const head = (
    <thead
      role={role.group}
      data-slot="data-table-head"
      className={cx(
        isVisible
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
          isVisible && "flex max-sm:min-h-12 flex-wrap items-center gap-x-5 px-4 py-1",
          measured
            ? "sm:grid sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-(--ly-tracks) sm:items-center sm:gap-x-0 sm:p-0"
            : "sm:table-row",
        )}
      >
        {selection && (
          <SelectPage
            label={selection.texts.page}
            className="text-start leading-none max-sm:me-auto sm:w-10 sm:ps-4 sm:align-middle"
          />
        )}
        {columns.map((column, index) => {
          const { id, header, align = "start", sortable, edge } = column;
          const shared = {
            role: role.head,
            scope: "col",
            // The resizer in the heading has a name of its own, which must not become part of the heading's name.
            "aria-label": edge === undefined ? undefined : header,
            "data-width": edge === undefined ? undefined : widthVariable(index),
            className: cx(
              headLook(column),
              sortable ? "max-sm:px-0 sm:py-1" : "py-3",
              isVisible && !sortable && "max-sm:sr-only",
              edge !== undefined && "relative",
            ),
          };
          return sortable ? (
            <SortHeading key={id} {...shared} column={id} header={header} align={align}>
              {edge}
            </SortHeading>
          ) : (
            <th key={id} {...shared}>
              {header}
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
  return sorts ? <TableSort {...{ sort, defaultSort, onSortChange }}>{head}</TableSort> : head;
}
