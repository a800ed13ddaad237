// Explicit ARIA roles of table parts, because Safari drops the implicit ones once the parts have block or grid layout.
export const role = {
  table: "table",
  grid: "grid",
  group: "rowgroup",
  row: "row",
  head: "columnheader",
  rowHead: "rowheader",
  cell: "cell",
  gridCell: "gridcell",
} as const;
