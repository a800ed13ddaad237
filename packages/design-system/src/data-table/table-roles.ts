// The roles of a table's parts, said again: Safari forgets what they are once they are laid out as blocks or as a grid.
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
