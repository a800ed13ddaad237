// Lines of a CSV table (RFC 4180), in which spreadsheets do not evaluate formulas.

/** The byte order mark, without which Excel does not read a file as UTF-8. */
export const csvBegin = "\uFEFF";

/**
 * The beginning of a formula, including full-width signs; leading apostrophes are part of the user's text. A cell
 * begins at each separator, because where a comma is the decimal sign, spreadsheets split the lines at semicolons.
 */
const begins = "(?<=^|[;\\t\\r\\n])";
const formula = "'*(?=[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20])";
const bare = new RegExp(begins + formula, "g");
const guarded = new RegExp(`${begins}'(${formula})`, "g");
/** Puts an apostrophe, which spreadsheets do not show, before what begins like a formula. */
export const harmless = (cell: string): string => cell.replace(bare, "'$&");
/** Reverses `harmless`. */
export const withoutGuard = (cell: string): string => cell.replace(guarded, "$1");
const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Numbers have a decimal point in every language, so that all programs read them alike. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells
    .map((cell) => (typeof cell === "number" ? String(cell) : quoted(harmless(cell))))
    .join(",")}\r\n`;
