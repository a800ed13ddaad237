// The frame of DataTable and VirtualTable: border, toolbar and selection.
import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { TableSelection } from "./TableSelection.tsx";

export interface DataSelection<Row> {
  /** Keys of the selected rows, including those on other pages. */
  selected?: readonly string[];
  /** Keys of the initially selected rows, when the table keeps the selection itself. */
  defaultSelected?: readonly string[];
  /** Called with the keys of all selected rows after a change. */
  onSelectedChange?: (selected: string[]) => void;
  /** Returns whether a row cannot be selected; it has no checkbox. */
  disabled?: (row: Row) => boolean;
  /** Buttons for the selected rows, shown in place of the toolbar; without one, below the rows. */
  actions?: (selected: readonly string[]) => ReactNode;
  texts: {
    /** Name of a row's checkbox, e.g. "Select version 2.1.0". */
    row: (row: Row) => string;
    /** Name of the checkbox in the heading, e.g. "Select all on this page". */
    page: string;
    /** Text for the number of selected rows, e.g. "3 selected". */
    count: (selected: number) => string;
    /** Name of the button that clears the selection. */
    clear: string;
  };
}

interface TableFrameProps<Row> extends ComponentProps<"div"> {
  state: "loading" | "failed" | "empty" | "filled";
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  toolbar: ReactNode;
  selection: DataSelection<Row> | undefined;
}

/** Content in place of the rows; a plain text gets the padding that an EmptyState already has. */
export const placeholder = (content: ReactNode): ReactNode =>
  typeof content === "string" ? (
    <p className="p-6 text-center text-ink-muted">{content}</p>
  ) : (
    content
  );

export function TableFrame<Row>({
  state,
  rows,
  rowKey,
  toolbar,
  selection,
  className,
  children,
  ...rest
}: TableFrameProps<Row>) {
  return (
    <div
      {...rest}
      data-slot="data-table"
      data-state={state}
      className={cx(
        "overflow-clip rounded-lg border border-line bg-surface-raised text-sm text-ink",
        className,
      )}
    >
      {selection ? (
        <TableSelection
          keys={rows.filter((row) => !selection.disabled?.(row)).map(rowKey)}
          selected={selection.selected}
          defaultSelected={selection.defaultSelected}
          onSelectedChange={selection.onSelectedChange}
          actions={selection.actions}
          count={selection.texts.count}
          clear={selection.texts.clear}
          toolbar={toolbar}
        >
          {children}
        </TableSelection>
      ) : (
        <>
          {toolbar !== undefined && <div className="border-b border-line p-3">{toolbar}</div>}
          {children}
        </>
      )}
    </div>
  );
}
