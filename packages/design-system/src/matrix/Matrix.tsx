// A grid that relates rows to columns, with an optional control in each cell; headings and row names stay visible.
import { memo, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { cx } from "class-variance-authority";
import { role } from "../data-table/table-roles.ts";
import { placeholder } from "../data-table/TableFrame.tsx";
import { useTabStop } from "./useTabStop.ts";

export interface MatrixColumn {
  id: string;
  /** Content of the column heading, e.g. a name with a picture. */
  header: ReactNode;
}

export interface MatrixProps<Row> extends Omit<ComponentProps<"div">, "children"> {
  /** Name of the grid for screen readers: what its rows and columns are. */
  caption: string;
  /** Heading of the column with the row names. */
  corner: string;
  /** The columns, in order. */
  columns: readonly MatrixColumn[];
  /** The rows, in order. */
  rows: readonly Row[];
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
  /** Renders the name of a row; an interactive element in it must take `tabIndex`. */
  rowHeader: (row: Row, tabIndex: 0 | -1) => ReactNode;
  /** Renders the cell of a row and a column, with at most one interactive element, which must take `tabIndex`. */
  cell: (row: Row, column: MatrixColumn, tabIndex: 0 | -1) => ReactNode;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
  /** Whether the rows are loading: shows placeholders, or the current rows in a muted colour. */
  loading?: boolean;
  /** Shown in place of the rows when they failed to load. */
  error?: ReactNode;
  /** Content above the grid, such as search and filters. */
  toolbar?: ReactNode;
  /** Content below the rows, such as LoadMore. */
  foot?: ReactNode;
}

const head =
  "sticky top-0 z-2 h-12 border-b border-line bg-surface-raised px-3 py-2 text-start text-xs font-medium text-ink-muted";
const name =
  "sticky start-0 z-1 border-e border-line bg-surface-raised px-4 py-2 text-start font-normal";

interface LineProps<Row> extends Pick<MatrixProps<Row>, "columns" | "rowHeader" | "cell"> {
  row: Row;
  /** Index of the cell whose control is the tab stop, counted from the row name; undefined in other rows. */
  active: number | undefined;
}

function Line<Row>({ row, columns, rowHeader, cell, active }: LineProps<Row>) {
  const tabIndex = (column: number) => (active === column ? 0 : -1);
  return (
    <tr data-slot="matrix-row" className="group">
      <th
        scope="row"
        className={cx(name, "border-b group-last:border-b-0 group-hover:bg-surface-sunken")}
      >
        {rowHeader(row, tabIndex(0))}
      </th>
      {columns.map((column, index) => (
        <td
          key={column.id}
          role={role.gridCell}
          className="border-b border-line px-3 py-1.5 group-last:border-b-0 group-hover:bg-surface-sunken"
        >
          {cell(row, column, tabIndex(index + 1))}
        </td>
      ))}
    </tr>
  );
}
const MemoLine = memo(Line) as typeof Line;

const outlines = ["first", "second", "third", "fourth", "fifth"];

function Outlines({ columns }: { columns: readonly MatrixColumn[] }): ReactElement[] {
  const bar = "inline-block h-4 rounded-sm bg-line motion-safe:animate-pulse forced-colors:border";
  return outlines.map((outline) => (
    <tr key={outline} aria-hidden="true" className="group">
      <td className={cx(name, "border-b py-4 group-last:border-b-0")}>
        <span className={cx(bar, "w-36")} />
      </td>
      {columns.map(({ id }) => (
        <td key={id} className="border-b border-line px-3 py-4 group-last:border-b-0">
          <span className={cx(bar, "w-12")} />
        </td>
      ))}
    </tr>
  ));
}

export function Matrix<Row>({
  caption,
  corner,
  columns,
  rows,
  rowKey,
  rowHeader,
  cell,
  empty,
  loading = false,
  error,
  toolbar,
  foot,
  className,
  ...rest
}: MatrixProps<Row>) {
  const state =
    error !== undefined ? "failed" : loading ? "loading" : rows.length > 0 ? "filled" : "empty";
  const keys = rows.map(rowKey);
  const { grid, body, stopRow, stopColumn } = useTabStop(keys, columns.length);
  return (
    <div
      {...rest}
      data-slot="matrix"
      data-state={state}
      className={cx(
        "overflow-clip rounded-lg border border-line bg-surface-raised text-sm text-ink",
        className,
      )}
    >
      {toolbar !== undefined && <div className="border-b border-line p-3">{toolbar}</div>}
      {state === "failed" ? (
        <div role="alert">{placeholder(error)}</div>
      ) : state === "empty" ? (
        placeholder(empty)
      ) : (
        <div data-slot="matrix-box" className="relative max-h-[max(20rem,70dvh)] overflow-auto">
          <table
            role={role.grid}
            aria-label={caption}
            aria-busy={loading || undefined}
            className="w-full border-separate border-spacing-0"
            {...grid}
          >
            <thead>
              <tr>
                <th
                  scope="col"
                  className={cx(head, "start-0 z-3 min-w-40 border-e px-4 sm:min-w-56")}
                >
                  {corner}
                </th>
                {columns.map(({ id, header }) => (
                  <th key={id} scope="col" className={cx(head, "min-w-28")}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody
              ref={body}
              className={cx("transition-colors duration-fast", loading && "text-ink-muted")}
            >
              {loading && rows.length === 0 ? (
                <Outlines columns={columns} />
              ) : (
                rows.map((row, index) => (
                  <MemoLine
                    key={keys[index]}
                    {...{ row, columns, rowHeader, cell }}
                    active={keys[index] === stopRow ? stopColumn : undefined}
                  />
                ))
              )}
            </tbody>
          </table>
        </div>
      )}
      {foot !== undefined && (state === "filled" || state === "loading") && (
        <div data-slot="matrix-foot" className="border-t border-line px-4 py-3">
          {foot}
        </div>
      )}
    </div>
  );
}
