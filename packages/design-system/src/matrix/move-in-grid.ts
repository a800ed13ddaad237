// Keyboard navigation of a grid: arrows, Home, End, Page Up and Page Down move between its cells.
import type { KeyboardEvent } from "react";
import { inlineSign } from "../carousel/useSwipe.ts";

const pageRows = 10;

/** The move that a key stands for, in rows and columns; undefined for other keys. */
function stepOf({ key, ctrlKey, metaKey }: KeyboardEvent, sign: number) {
  const far = ctrlKey || metaKey;
  const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
    ArrowRight: [0, sign],
    ArrowLeft: [0, -sign],
    Home: [far ? -Infinity : 0, -Infinity],
    End: [far ? Infinity : 0, Infinity],
    PageDown: [pageRows, 0],
    PageUp: [-pageRows, 0],
  };
  return Object.hasOwn(steps, key) ? steps[key] : undefined;
}

const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1);

/** Handler for the cells of the table body; ignores keys pressed in a popup that a cell has opened. */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const grid = event.currentTarget;
  const cell = (event.target as Element).closest<HTMLTableCellElement>("tbody > tr > *");
  if (event.defaultPrevented || event.altKey || !cell || !grid.contains(cell)) return;
  const step = stepOf(event, inlineSign(grid));
  if (!step) return;
  const rows = [...(cell.closest("tbody")?.rows ?? [])];
  const line = rows.indexOf(cell.parentElement as HTMLTableRowElement);
  const target = rows[within(line + step[0], rows.length)];
  const place = target?.cells[within(cell.cellIndex + step[1], target.cells.length)];
  const control = place?.querySelector<HTMLElement>("a, button, input");
  event.preventDefault();
  control?.focus();
}
