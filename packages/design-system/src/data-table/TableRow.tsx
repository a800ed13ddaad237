// One row of a table; on a phone it becomes a block with the column names beside the values.
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { cx } from "class-variance-authority";
import { cellLook, type DataColumn } from "./data-column.ts";
import { SelectRow } from "./SelectionBox.tsx";
import { role } from "./table-roles.ts";

export interface RowParts<Row> {
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  rowLink?: ((row: Row) => ReactElement) | undefined;
  rowActions?: { cell: (row: Row) => ReactNode } | undefined;
  selection?:
    | { disabled?: (row: Row) => boolean; texts: { row: (row: Row) => string } }
    | undefined;
  look: RowLook;
}

/** Layout of a row: by its content, by the columns' widths, or by widths as one of thousands in a VirtualTable. */
export type RowLook = "natural" | "measured" | "virtual";

const block = "relative block before:block before:h-3 after:block after:h-3 sm:after:hidden";
const line = "border-t border-line first:border-t-0 sm:before:hidden sm:first:border-t";
const tracks =
  "sm:grid sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-(--ly-tracks) sm:items-center";
const looks: Record<RowLook, string> = {
  natural: cx(block, line, "sm:table-row"),
  measured: cx(block, line, tracks),
  // VirtualTable measures a row's content, so the dividing line and the spacing of a block are inside the row.
  virtual: cx(
    block,
    tracks,
    "before:border-t before:border-line max-sm:first:before:border-t-0 sm:before:absolute sm:before:inset-x-0 sm:before:top-0 sm:before:h-0",
  ),
};
export const rowLook = (look: RowLook) => looks[look];

const linkLook =
  "rounded-sm underline-offset-4 outline-none after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent";

/** Isolates text direction: in a right-to-left page, the parts of a date or a size would otherwise swap places. */
const isolated = (content: ReactNode) =>
  typeof content === "string" || typeof content === "number" ? <bdi>{content}</bdi> : content;

interface TableRowProps<Row> extends ComponentProps<"tr"> {
  row: Row;
  parts: RowParts<Row>;
}

export function TableRow<Row>({ row, parts, className, ...rest }: TableRowProps<Row>) {
  const { columns, rowKey, rowLink, rowActions, selection, look } = parts;
  const link = rowLink?.(row) as ReactElement<{ className?: string | undefined }> | undefined;
  const renderName = (content: ReactNode) =>
    link ? cloneElement(link, { className: cx(linkLook, link.props.className) }, content) : content;
  return (
    <tr
      {...rest}
      role={role.row}
      data-slot="data-table-row"
      className={cx(
        rowLook(look),
        selection &&
          "max-sm:ps-9 max-sm:before:-ms-9 has-[[data-slot=select-row]:checked]:bg-accent/8 forced-colors:has-[[data-slot=select-row]:checked]:outline-2 forced-colors:has-[[data-slot=select-row]:checked]:-outline-offset-2",
        // Links and buttons in the row are stacked above the row's link, which covers the whole row.
        link &&
          "not-has-checked:hover:bg-surface-sunken [&_td_:is(a,button)]:relative [&_td_:is(a,button)]:z-1",
        className,
      )}
    >
      {selection && (
        <td
          role={role.cell}
          className="absolute start-4 top-4 leading-none sm:static sm:table-cell sm:w-10 sm:ps-4 sm:align-middle"
        >
          <SelectRow
            rowKey={rowKey(row)}
            label={selection.texts.row(row)}
            disabled={selection.disabled?.(row) ?? false}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const Cell = index === 0 ? "th" : "td";
        const cell = column.cell(row);
        const content = isolated(cell);
        return (
          <Cell
            key={column.id}
            role={index === 0 ? role.rowHead : role.cell}
            {...(index === 0 && { scope: "row" })}
            className={cx(
              cellLook(column),
              // On a phone, a column name without a value is hidden.
              (cell === null || cell === "") && index > 0 && "max-sm:hidden!",
              index === 0 && "text-start font-medium",
              index === 0 && rowActions && "max-sm:pe-16",
            )}
          >
            {index > 0 && (
              <span aria-hidden="true" className="shrink-0 text-ink-muted sm:hidden">
                {column.header}
              </span>
            )}
            {/* Not `wrap-anywhere`, with which the browser makes a column as narrow as one letter. Figures of one
                width also widen the hyphens of a text, so only columns of numbers get them. */}
            <span
              className={cx(
                "min-w-0 wrap-break-word max-sm:text-end max-sm:in-[th]:text-start",
                column.align === "end" && "tabular-nums",
              )}
            >
              {index === 0 ? renderName(content) : content}
            </span>
          </Cell>
        );
      })}
      {rowActions && (
        <td
          role={role.cell}
          className="absolute end-2 top-2 text-end whitespace-nowrap sm:static sm:table-cell sm:w-px sm:px-4 sm:py-1 sm:align-middle"
        >
          {rowActions.cell(row)}
        </td>
      )}
    </tr>
  );
}
