// Keyboard navigation of a grid: arrows, Home, End, Page Up and Page Down move between its cells.
import type { KeyboardEvent } from "react";
import { inlineSign } from "../carousel/useSwipe.ts";

const pageRows = 10;

/** The move that a key stands for, in rows and columns; undefined for other keys. */
function getStep({ key, ctrlKey, metaKey }: KeyboardEvent, sign: number) {
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

const clampIndex = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1);

const control = ":is(a, button:enabled, input:enabled)";

/** The first control in a cell or in the whole grid, if there is one that can have the focus. */
export const findControl = (place: Element | undefined) =>
  place?.querySelector<HTMLElement>(control) ?? undefined;

export const hasTabStop = (grid: Element) =>
  grid.querySelector(`${control}[tabindex="0"]`) !== null;

/** The control at `index`; in place of one that is missing the next in the direction of the move, else the one before. */
function nearest(cells: readonly (Element | undefined)[], index: number, step: number) {
  const [before, after] = [cells.slice(0, index).toReversed(), cells.slice(index + 1)];
  const inOrder = [cells[index], ...(step < 0 ? [...before, ...after] : [...after, ...before])];
  return inOrder.map(findControl).find((match) => match !== undefined);
}

/** Handler for the cells of the table body; ignores keys pressed in a popup that a cell has opened. */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const grid = event.currentTarget;
  const cell = (event.target as Element).closest<HTMLTableCellElement>("tbody > tr > *");
  if (event.defaultPrevented || event.altKey || !cell || !grid.contains(cell)) return;
  const step = getStep(event, inlineSign(grid));
  if (!step) return;
  const rows = [...(cell.closest("tbody")?.rows ?? [])];
  const line = clampIndex(
    rows.indexOf(cell.parentElement as HTMLTableRowElement) + step[0],
    rows.length,
  );
  const cells = [...(rows[line]?.cells ?? [])];
  const place = clampIndex(cell.cellIndex + step[1], cells.length);
  event.preventDefault();
  const target =
    step[1] === 0
      ? nearest(
          rows.map((row) => row.cells[place]),
          line,
          step[0],
        )
      : nearest(cells, place, step[1]);
  target?.focus();
}
