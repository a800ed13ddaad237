// What a column of a table is, and how wide it stands in each width of the page.
import type { ReactNode } from "react";
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
  /** Its heading is a button that sorts. */
  sortable?: boolean;
  /** A width in rem that does not follow the page. */
  width?: number;
  /** It takes a share of the page, and never fewer than this many rem. */
  minWidth?: number;
  /** How large its share is beside the others'; 1 unless told. */
  flex?: number;
  /** Lets its width be changed: a ColumnResizer. */
  edge?: ReactNode;
}

// Over `sm:table-cell`, which would bring the cells back that a window in between leaves out.
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

/** Without widths the browser lays the table out by what is in it. */
export const hasWidths = <Row>(columns: readonly DataColumn<Row>[]) =>
  columns.some(({ width, minWidth, flex, edge }) =>
    [width, minWidth, flex, edge].some((each) => each !== undefined),
  );

/** In rem. */
const narrowest = 4;

/** The variable that a moved edge sets. */
export const widthVariable = (index: number) => `--ly-width-${index}`;

const track = <Row>({ width, minWidth = narrowest, flex = 1 }: DataColumn<Row>, index: number) =>
  `var(${widthVariable(index)}, ${width === undefined ? `minmax(${minWidth}rem, ${flex}fr)` : `${width}rem`})`;

export interface TrackOptions {
  /** A column of checkboxes comes first. */
  selectable: boolean;
  /** Width in rem of the actions' column. */
  actions: number | undefined;
}

/** The widths of the columns as variables: one list for each width of the page at which a column comes in. */
export const columnTracks = <Row>(
  columns: readonly DataColumn<Row>[],
  { selectable, actions }: TrackOptions,
) => {
  const from = (...missing: string[]) =>
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
    "--ly-tracks-sm": from("md", "nav", "lg"),
    "--ly-tracks-md": from("nav", "lg"),
    "--ly-tracks-nav": from("lg"),
    "--ly-tracks-lg": from(),
  };
};
