// Lines of a CSV table (RFC 4180), in which spreadsheets do not evaluate formulas.

/** The byte order mark, without which Excel does not read a file as UTF-8. */
export const csvBegin = "\uFEFF";

/**
 * The beginning of a formula, including full-width signs. Leading apostrophes are part of the user's text, so one more
 * is added.
 */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Puts an apostrophe, which spreadsheets do not show, before a cell that begins like a formula. */
export const harmless = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);
/** Reverses `harmless`. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Numbers have a decimal point in every language, so that all programs read them alike. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells
    .map((cell) => (typeof cell === "number" ? String(cell) : quoted(harmless(cell))))
    .join(",")}\r\n`;
