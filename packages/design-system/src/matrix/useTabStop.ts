// Roving tabindex: the control that last had the focus is the grid's only tab stop.
import { useLayoutEffect, useRef, useState, type FocusEvent } from "react";
import { findControl, hasTabStop, moveInGrid } from "./move-in-grid.ts";

/** `keys` are those of the rows; columns are counted from the row name. */
export function useTabStop(keys: readonly string[], columns: number) {
  const [stop, setStop] = useState<{ row: string; column: number }>();
  const stopRow = stop !== undefined && keys.includes(stop.row) ? stop.row : keys[0];
  const stopColumn = Math.min(
    stop !== undefined && stopRow === stop.row ? stop.column : 0,
    columns,
  );
  const body = useRef<HTMLTableSectionElement>(null);
  const moveStop = (control: Element) => {
    const place = control.closest<HTMLTableCellElement>("tbody > tr > *");
    const line = place?.parentElement as HTMLTableRowElement | null | undefined;
    // React also bubbles focus events from portals, such as a popup that a cell opened.
    if (!place || !line || !body.current?.contains(place)) return;
    const row = keys[line.sectionRowIndex];
    const column = place.cellIndex;
    if (row !== undefined)
      setStop((now) => (now?.row === row && now.column === column ? now : { row, column }));
  };
  useLayoutEffect(() => {
    if (!body.current || hasTabStop(body.current)) return;
    // A row name or a cell need not have a control that can have the focus: the first one takes its place.
    const first = findControl(body.current);
    if (first) moveStop(first);
  });
  return {
    stopRow,
    stopColumn,
    body,
    /** For the element with the role of the grid. */
    grid: {
      onKeyDown: moveInGrid,
      onFocus: ({ target }: FocusEvent<HTMLTableElement>) => moveStop(target),
    },
  };
}
