// A table of similar items; on a phone each row becomes a block with the column names beside the values.
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { cellLook, columnTracks, hasWidths, type DataColumn } from "./data-column.ts";
import { MeasuredTable } from "./MeasuredTable.tsx";
import type { SortProps } from "./sort.ts";
import { placeholder, TableFrame, type DataSelection } from "./TableFrame.tsx";
import { TableHead } from "./TableHead.tsx";
import { role } from "./table-roles.ts";
import { rowLook, TableRow } from "./TableRow.tsx";

export interface DataRowActions<Row> {
  /** Heading of the actions column, for screen readers only. */
  header: string;
  /** Returns the actions of a row, such as an icon button or a menu. */
  cell: (row: Row) => ReactNode;
  /** Width of the actions column in rem, when the columns have widths. */
  width?: number;
}

export interface DataTableProps<Row> extends Omit<ComponentProps<"div">, "children">, SortProps {
  /** What the table lists, for screen readers. */
  caption: string;
  /** The columns; the first one is the row's header. */
  columns: DataColumn<Row>[];
  /** The rows, in display order. */
  rows: Row[];
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
  /**
   * Shown in place of the rows when there are none: a text or an EmptyState; with an active filter, say that nothing
   * matches and how to clear it.
   */
  empty: ReactNode;
  /** Whether the rows are loading: shows placeholders, or the current rows in a muted colour. */
  loading?: boolean;
  /** Shown in place of the rows when they failed to load, usually with a retry button. */
  error?: ReactNode;
  /** Content above the headings, such as search and filters. */
  toolbar?: ReactNode;
  /** Makes rows selectable, with actions for all selected ones. */
  selection?: DataSelection<Row>;
  /** Makes each row a link; returns one without text: `(row) => <a href="…" />` or a router's link. */
  rowLink?: (row: Row) => ReactElement;
  /** The actions of a single row. */
  rowActions?: DataRowActions<Row>;
  /** Keeps the headings visible while the page scrolls; do not combine it with columns that are wider than the page. */
  stickyHeading?: boolean;
  /** Content below the rows: LoadMore or Pagination. */
  foot?: ReactNode;
}

const outlines = ["first", "second", "third"];

function Outlines<Row>({
  columns,
  selection,
  rowActions,
  measured,
}: Pick<DataTableProps<Row>, "columns" | "selection" | "rowActions"> & { measured: boolean }) {
  return outlines.map((outline) => (
    <tr key={outline} aria-hidden="true" className={rowLook(measured ? "measured" : "natural")}>
      {selection && <td className="max-sm:hidden" />}
      {columns.map((column) => (
        <td key={column.id} className={cellLook(column)}>
          <span className="inline-block h-4 w-24 max-w-full rounded-sm bg-line align-middle motion-safe:animate-pulse forced-colors:border forced-colors:border-[GrayText]">
            &nbsp;
          </span>
        </td>
      ))}
      {rowActions && <td className="max-sm:hidden" />}
    </tr>
  ));
}

export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  loading = false,
  error,
  toolbar,
  sort,
  defaultSort,
  onSortChange,
  selection,
  rowLink,
  rowActions,
  stickyHeading = false,
  foot,
  ...rest
}: DataTableProps<Row>) {
  const measured = hasWidths(columns);
  const state =
    error !== undefined ? "failed" : loading ? "loading" : rows.length ? "filled" : "empty";
  const parts = {
    columns,
    rowKey,
    rowLink,
    rowActions,
    selection,
    look: measured ? "measured" : "natural",
  } as const;
  const content = (
    <>
      <caption className="sr-only">{caption}</caption>
      <TableHead
        columns={columns}
        {...{ sort, defaultSort, onSortChange }}
        selection={selection}
        rowActions={rowActions}
        sticky={stickyHeading}
        measured={measured}
      />
      <tbody
        role={role.group}
        className={cx(
          "block transition-colors duration-fast",
          !measured && "sm:table-row-group",
          loading && rows.length > 0 && "text-ink-muted",
        )}
      >
        {loading && rows.length === 0 ? (
          <Outlines
            columns={columns}
            selection={selection}
            rowActions={rowActions}
            measured={measured}
          />
        ) : (
          rows.map((row) => <TableRow key={rowKey(row)} row={row} parts={parts} />)
        )}
      </tbody>
    </>
  );
  const busy = loading || undefined;
  const table = measured ? (
    <MeasuredTable
      tracks={columnTracks(columns, {
        selectable: Boolean(selection),
        actions: rowActions && (rowActions.width ?? 4),
      })}
      aria-busy={busy}
    >
      {content}
    </MeasuredTable>
  ) : (
    <table role={role.table} aria-busy={busy} className="block w-full border-collapse sm:table">
      {content}
    </table>
  );
  return (
    <TableFrame
      {...rest}
      state={state}
      rows={rows}
      rowKey={rowKey}
      toolbar={toolbar}
      selection={selection}
    >
      {state === "failed" ? (
        <div role="alert">{placeholder(error)}</div>
      ) : state === "empty" ? (
        placeholder(empty)
      ) : !stickyHeading ? (
        // Without widths, only a word that is too long for its column makes the table wider than the frame.
        <div className="overflow-x-auto">{table}</div>
      ) : (
        table
      )}
      {foot !== undefined && state !== "failed" && state !== "empty" && (
        <div data-slot="data-table-foot" className="border-t border-line px-4 py-3">
          {foot}
        </div>
      )}
    </TableFrame>
  );
}
