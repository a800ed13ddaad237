// Lines of a CSV table (RFC 4180) that no spreadsheet takes for formulas.

/** Excel reads a file as UTF-8 only if it begins so. */
export const csvBegin = "\uFEFF";

/** What begins a formula, also in the widths of East Asia; whatever apostrophes stand before it are somebody's own. */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** A cell that begins like a formula gets an apostrophe before it, which spreadsheets do not show. */
export const harmless = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);
/** The cell that was made harmless. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Numbers have a point, whatever the language, so that they are read alike everywhere. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells
    .map((cell) => (typeof cell === "number" ? String(cell) : quoted(harmless(cell))))
    .join(",")}\r\n`;
