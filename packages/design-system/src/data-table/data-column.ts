// The columns of a table, and their widths at each width of the page.
import type { ReactNode } from "react";
import { cx } from "class-variance-authority";

export interface DataColumn<Row> {
  /** Unique in the table; used as the React key and in `DataSort`. */
  id: string;
  /** Heading of the column; on a phone, the label beside the value. */
  header: string;
  /** Returns the column's content for a row. */
  cell: (row: Row) => ReactNode;
  /** Alignment of the values; use `end` for actions and for numbers, whose figures then line up. */
  align?: "start" | "end";
  /** Hides the column on narrower screens: below 820 px (`md`), 992 px (`nav`) or 1200 px (`lg`). */
  hideBelow?: "md" | "nav" | "lg";
  /** Makes the heading a button that sorts the rows. */
  sortable?: boolean;
  /** Fixed width in rem. */
  width?: number;
  /** Minimum width in rem of a column that takes a share of the remaining width. */
  minWidth?: number;
  /** Share of the remaining width, relative to the other columns; 1 by default. */
  flex?: number;
  /** A ColumnResizer, which lets people change the column's width. */
  edge?: ReactNode;
}

// Important, because `sm:table-cell` would otherwise show the cells again between `sm` and the given width.
const hidden = { md: "max-md:hidden!", nav: "max-nav:hidden!", lg: "max-lg:hidden!" } as const;

type Look = Pick<DataColumn<never>, "align" | "hideBelow">;

export const cellLook = ({ align, hideBelow }: Look) =>
  cx(
    "flex items-baseline justify-between gap-4 px-4 py-1 sm:table-cell sm:py-3 sm:align-middle",
    align === "end" && "sm:text-end",
    hideBelow && hidden[hideBelow],
  );

export const headLook = ({ align, hideBelow }: Look) =>
  cx(
    "px-4 text-xs font-medium whitespace-nowrap text-ink-muted",
    align === "end" ? "text-end" : "text-start",
    hideBelow && hidden[hideBelow],
  );

/** Without any widths, the browser sizes the columns by their content. */
export const hasWidths = <Row>(columns: readonly DataColumn<Row>[]) =>
  columns.some(({ width, minWidth, flex, edge }) =>
    [width, minWidth, flex, edge].some((each) => each !== undefined),
  );

/** Minimum width of a column in rem. */
const narrowest = 4;

/** The CSS variable that a ColumnResizer sets. */
export const widthVariable = (index: number) => `--ly-width-${index}`;

const track = <Row>({ width, minWidth = narrowest, flex = 1 }: DataColumn<Row>, index: number) =>
  `var(${widthVariable(index)}, ${width === undefined ? `minmax(${minWidth}rem, ${flex}fr)` : `${width}rem`})`;

export interface TrackOptions {
  /** Whether there is a checkbox column, which comes first. */
  selectable: boolean;
  /** Width of the actions column in rem. */
  actions: number | undefined;
}

/** CSS variables with the column tracks, one list for each breakpoint at which columns appear. */
export const columnTracks = <Row>(
  columns: readonly DataColumn<Row>[],
  { selectable, actions }: TrackOptions,
) => {
  const joinTracks = (...missing: string[]) =>
    [
      selectable && "2.5rem",
      ...columns.map(
        (column, index) => !missing.includes(column.hideBelow ?? "") && track(column, index),
      ),
      actions !== undefined && `${actions}rem`,
    ]
      .filter(Boolean)
      .join(" ");
  return {
    "--ly-tracks-sm": joinTracks("md", "nav", "lg"),
    "--ly-tracks-md": joinTracks("nav", "lg"),
    "--ly-tracks-nav": joinTracks("lg"),
    "--ly-tracks-lg": joinTracks(),
  };
};
