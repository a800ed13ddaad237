// Lines of a CSV table (RFC 4180) that no spreadsheet takes for formulas.

/** Excel reads a file as UTF-8 only if it begins so. */
export const csvBegin = "\uFEFF";

/** A cell that begins like a formula gets an apostrophe before it, which spreadsheets do not show. */
const harmless = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Numbers have a point, whatever the language, so that they are read alike everywhere. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells
    .map((cell) => (typeof cell === "number" ? String(cell) : quoted(harmless(cell))))
    .join(",")}\r\n`;
