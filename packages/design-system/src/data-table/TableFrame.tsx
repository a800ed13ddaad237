// What stands around a table's rows, whether all of them are in the page or only those in view: frame, toolbar, selection.
import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { TableSelection } from "./TableSelection.tsx";

export interface DataSelection<Row> {
  /** Keys of the selected rows, also of those that are not in the page now. */
  selected?: readonly string[];
  /** Which are selected at first, where the table keeps them itself. */
  defaultSelected?: readonly string[];
  /** Called with all keys that are selected from now on. */
  onSelectedChange?: (selected: string[]) => void;
  /** Rows that cannot be selected. */
  disabled?: (row: Row) => boolean;
  /** What can be done with the selected rows: buttons, in place of the toolbar. */
  actions?: (selected: readonly string[]) => ReactNode;
  texts: {
    /** Name of a row's checkbox, e.g. "Select version 2.1.0". */
    row: (row: Row) => string;
    /** Name of the checkbox in the heading, e.g. "Select all on this page". */
    page: string;
    /** How many are selected, e.g. "3 selected"; with 0 it stands there when there is no toolbar. */
    count: (selected: number) => string;
    /** The button that selects none. */
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

/** What stands in for the rows; a sentence gets the room that an EmptyState brings with it. */
export const inPlace = (shown: ReactNode): ReactNode =>
  typeof shown === "string" ? <p className="p-6 text-center text-ink-muted">{shown}</p> : shown;

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
