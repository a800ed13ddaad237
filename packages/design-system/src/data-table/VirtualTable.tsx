// A table of thousands of rows in a scrolling box; only the visible rows are rendered.
import {
  cloneElement,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type Ref,
  type RefObject,
} from "react";
import {
  Virtualizer,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
} from "virtua";
import { useInBrowser } from "../provider/useInBrowser.ts";
import { columnTracks } from "./data-column.ts";
import type { DataTableProps } from "./DataTable.tsx";
import { MeasuredTable } from "./MeasuredTable.tsx";
import { placeholder, TableFrame } from "./TableFrame.tsx";
import { TableHead } from "./TableHead.tsx";
import { role } from "./table-roles.ts";
import { TableRow, type RowParts } from "./TableRow.tsx";
import { useStickyEnd } from "./useStickyEnd.ts";

export interface VirtualTableProps<Row> extends Omit<
  DataTableProps<Row>,
  "stickyHeading" | "loading"
> {}

const Body = ({ ref, style, children }: CustomContainerComponentProps) => (
  <tbody ref={ref} role={role.group} className="block" style={style}>
    {children}
  </tbody>
);

type RowElement = ReactElement<ComponentProps<"tr">>;

/** Passes the position straight to the row, because a table cannot have a wrapper element around a row. */
const Placed = ({ ref, style, index, children }: CustomItemComponentProps) =>
  cloneElement(children as RowElement, {
    ref: ref as Ref<HTMLTableRowElement>,
    style,
    "aria-rowindex": index + 2,
  });

interface VirtualRowsProps<Row> {
  box: RefObject<HTMLDivElement | null>;
  rows: readonly Row[];
  parts: RowParts<Row>;
}

/** A separate component, so that scrolling re-renders nothing else. */
function VirtualRows<Row>({ box, rows, parts }: VirtualRowsProps<Row>) {
  // Keeps the focused row mounted while it is scrolled out of view, because unmounting it would lose the focus.
  const [focused, setFocused] = useState<readonly number[]>([]);
  // Only the browser knows which rows are in view, so a server renders none.
  if (!useInBrowser()) return null;
  return (
    <Virtualizer as={Body} item={Placed} scrollRef={box} data={rows} keepMounted={focused}>
      {(row, index) => (
        <TableRow
          key={parts.rowKey(row)}
          row={row}
          parts={parts}
          onFocus={() => setFocused([index])}
          onBlur={() => setFocused([])}
        />
      )}
    </Virtualizer>
  );
}

export function VirtualTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  error,
  toolbar,
  sort,
  defaultSort,
  onSortChange,
  selection,
  rowLink,
  rowActions,
  foot,
  ...rest
}: VirtualTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const stickyEnd = useStickyEnd(box);
  const state = error !== undefined ? "failed" : rows.length ? "filled" : "empty";
  return (
    <TableFrame
      {...rest}
      state={state}
      rows={rows}
      rowKey={rowKey}
      toolbar={toolbar}
      selection={selection}
    >
      {state === "failed" && <div role="alert">{placeholder(error)}</div>}
      {state === "empty" && placeholder(empty)}
      {state === "filled" && (
        // Focusable, because a scroll container has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <section
          ref={box}
          aria-label={caption}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          {...stickyEnd}
          data-slot="virtual-table-box"
          className="h-120 max-h-[80dvh] scroll-pt-12 overflow-auto focus-visible:-outline-offset-2"
        >
          <MeasuredTable
            aria-rowcount={rows.length + 1}
            tracks={columnTracks(columns, {
              selectable: Boolean(selection),
              actions: rowActions && (rowActions.width ?? 4),
            })}
          >
            <caption className="sr-only">{caption}</caption>
            <TableHead
              columns={columns}
              {...{ sort, defaultSort, onSortChange }}
              selection={selection}
              rowActions={rowActions}
              sticky
              measured
            />
            <VirtualRows
              box={box}
              rows={rows}
              parts={{ columns, rowKey, rowLink, rowActions, selection, look: "virtual" }}
            />
          </MeasuredTable>
        </section>
      )}
      {foot !== undefined && state === "filled" && (
        <div data-slot="data-table-foot" className="border-t border-line px-4 py-3">
          {foot}
        </div>
      )}
    </TableFrame>
  );
}
