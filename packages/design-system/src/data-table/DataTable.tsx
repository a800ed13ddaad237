// Rows of the same kind of thing. On a phone each row becomes a block with its columns' names beside the values.
import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";

export interface DataColumn<Row> {
  /** Unique in the table. */
  id: string;
  /** Heading of the column, and name of the value on a phone. */
  header: string;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** Edge the values line up with; numbers and actions at the end. */
  align?: "start" | "end";
  /** Leaves the column out below this width: `md` 820 px, `nav` 992 px, `lg` 1200 px. */
  hideBelow?: "md" | "nav" | "lg";
}

export interface DataTableProps<Row> extends Omit<ComponentProps<"div">, "children"> {
  /** What the table lists; for screen readers. */
  caption: string;
  /** The columns; the first one names the row. */
  columns: DataColumn<Row>[];
  /** The rows, in order. */
  rows: Row[];
  /** Identity of a row. */
  rowKey: (row: Row) => string;
  /** Stands in for the rows when there are none. */
  empty: ReactNode;
  /** The rows are on the way: shows their outlines. */
  loading?: boolean;
}

const hidden = { md: "max-md:hidden", nav: "max-nav:hidden", lg: "max-lg:hidden" } as const;
const outlines = ["first", "second", "third"];
const cellClass =
  "flex items-baseline justify-between gap-4 px-4 py-1 sm:table-cell sm:py-3 sm:align-middle";

const cellLook = <Row,>({ align, hideBelow }: DataColumn<Row>) =>
  cx(cellClass, align === "end" && "sm:text-end", hideBelow && hidden[hideBelow]);

/** Isolates the direction of text: in a right-to-left page the parts of a date or a size would swap places. */
const Isolated = ({ children }: { children: ReactNode }) =>
  typeof children === "string" || typeof children === "number" ? <bdi>{children}</bdi> : children;

function Rows<Row>({
  columns,
  rows,
  rowKey,
}: Pick<DataTableProps<Row>, "columns" | "rows" | "rowKey">) {
  return rows.map((row) => (
    <tr
      key={rowKey(row)}
      className="block border-t border-line py-3 first:border-t-0 sm:table-row sm:py-0 sm:first:border-t"
    >
      {columns.map((column, index) => {
        const Cell = index === 0 ? "th" : "td";
        return (
          <Cell
            key={column.id}
            {...(index === 0 && { scope: "row" })}
            className={cx(
              cellLook(column),
              index === 0 ? "text-start font-medium" : "tabular-nums",
            )}
          >
            {index > 0 && (
              <span aria-hidden="true" className="shrink-0 text-ink-muted sm:hidden">
                {column.header}
              </span>
            )}
            <span className="min-w-0 wrap-anywhere max-sm:text-end max-sm:in-[th]:text-start">
              <Isolated>{column.cell(row)}</Isolated>
            </span>
          </Cell>
        );
      })}
    </tr>
  ));
}

function Outlines<Row>({ columns }: Pick<DataTableProps<Row>, "columns">) {
  return outlines.map((outline) => (
    <tr
      key={outline}
      aria-hidden="true"
      className="block border-t border-line py-3 first:border-t-0 sm:table-row sm:py-0 sm:first:border-t"
    >
      {columns.map((column) => (
        <td key={column.id} className={cellLook(column)}>
          <span className="inline-block h-4 w-24 max-w-full rounded-sm bg-line align-middle motion-safe:animate-pulse">
            &nbsp;
          </span>
        </td>
      ))}
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
  className,
  ...rest
}: DataTableProps<Row>) {
  return (
    <div
      {...rest}
      data-slot="data-table"
      data-state={loading ? "loading" : rows.length === 0 ? "empty" : "filled"}
      className={cx(
        "overflow-hidden rounded-lg border border-line bg-surface-raised text-sm text-ink",
        className,
      )}
    >
      {!loading && rows.length === 0 ? (
        empty
      ) : (
        <table aria-busy={loading || undefined} className="block w-full border-collapse sm:table">
          <caption className="sr-only">{caption}</caption>
          <thead className="sr-only sm:not-sr-only sm:table-header-group">
            <tr>
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  className={cx(
                    "px-4 py-3 text-xs font-medium whitespace-nowrap text-ink-muted",
                    column.align === "end" ? "text-end" : "text-start",
                    column.hideBelow && hidden[column.hideBelow],
                  )}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block sm:table-row-group">
            {loading ? (
              <Outlines columns={columns} />
            ) : (
              <Rows columns={columns} rows={rows} rowKey={rowKey} />
            )}
          </tbody>
        </table>
      )}
    </div>
  );
}
