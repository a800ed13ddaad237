// Reads a CSV text into rows of people, and finds the problems of each line.
import { isEmail, personLimits, textLength, tidyText } from "@lanyard/contract";
import type { ImportColumn, Problem } from "@lanyard/contract";
import { withoutGuard } from "../../platform/text/csv.ts";
import { parseApp, parseHeading, type Heading } from "./person.heading.form.ts";
import { parseLines, wrongFile, type Entry } from "./person.lines.form.ts";

export interface ImportRow {
  /** The line number, as an editor counts lines. */
  readonly line: number;
  /** The row's cell for each column that the file has. */
  readonly cells: Readonly<Partial<Record<ImportColumn, string>>>;
  /** The names of permissions in each of the file's columns of apps. */
  readonly permissions: readonly (readonly string[])[];
}
export interface PeopleFile {
  readonly rows: readonly ImportRow[];
  /** Rows that cannot be read, each listed once. */
  readonly wrong: readonly { readonly line: number; readonly problem: Problem }[];
  readonly columns: readonly {
    readonly heading: string;
    readonly column: ImportColumn | "permissions";
  }[];
  /** The columns of permissions, each with the app that its heading names. */
  readonly apps: readonly { readonly heading: string; readonly app: string }[];
  /** The line of the headings. */
  readonly headLine: number;
  readonly ignored: readonly string[];
}

const toWireColumn = (heading: Heading): ImportColumn =>
  heading === "first_name" || heading === "surname" ? "name" : heading;

/** A file with more columns is not a list of people. */
const mostColumns = 500;

/** The columns of the first line. Refused: two columns with one meaning, and no column that identifies a person. */
function parseHeadings(cells: readonly string[]) {
  if (cells.length > mostColumns) throw wrongFile({ key: "csv.no_heading" });
  const columns: { readonly heading: string; readonly means: Heading; readonly index: number }[] =
    [];
  const apps: { readonly heading: string; readonly app: string; readonly index: number }[] = [];
  const ignored: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const heading = tidyText(withoutGuard(cell));
    const means = parseHeading(heading);
    const twin = columns.find((other) => other.means === means);
    if (twin)
      throw wrongFile({
        key: "csv.heading_twice",
        params: { first: twin.heading, second: heading },
      });
    const app = parseApp(heading);
    if (means) columns.push({ heading, means, index });
    else if (app !== undefined) apps.push({ heading, app, index });
    else if (heading !== "") ignored.push(heading.slice(0, personLimits.name));
  }
  if (!columns.some(({ means }) => means === "email" || means === "user_id"))
    throw wrongFile({ key: "csv.no_heading" });
  return { columns, apps, ignored };
}

const limits: Readonly<Record<ImportColumn, number>> = {
  user_id: personLimits.userId,
  name: personLimits.name,
  email: personLimits.email,
  department: personLimits.department,
};

type Columns = ReturnType<typeof parseHeadings>["columns"];

/** First names come before surnames, whatever the order of their columns. */
const nameOrder = ["first_name", "name", "surname"];

function toCells(
  record: readonly string[],
  columns: Columns,
): Partial<Record<ImportColumn, string>> {
  const readCell = (means: string) => {
    const column = columns.find((one) => one.means === means);
    return column && tidyText(withoutGuard(record[column.index] ?? ""));
  };
  const names = nameOrder.map(readCell).filter((part) => part !== undefined);
  return Object.fromEntries(
    (Object.keys(limits) as ImportColumn[]).flatMap((column) => {
      const cell = column === "name" ? names.filter(Boolean).join(" ") : readCell(column);
      return cell === undefined || (column === "name" && names.length === 0)
        ? []
        : [[column, cell]];
    }),
  );
}

const parsePermissions = (cell: string): string[] =>
  withoutGuard(cell)
    .split(/[;,\n]/)
    .map(tidyText)
    .filter(Boolean);

/** The line in which a record begins. */
const getLine = ({ record, info }: Entry): number =>
  info.lines - record.join("").split("\n").length + 1;

/** The first problem of a row on its own. */
function findProblem(
  { line, cells }: ImportRow,
  extra: boolean,
  getHeading: (column: ImportColumn) => string,
): Problem | undefined {
  if (extra) return { key: "csv.row_cells", params: { line } };
  for (const [name, cell] of Object.entries(cells)) {
    const column = name as ImportColumn;
    const [heading, limit] = [getHeading(column), limits[column]];
    if (cell.includes("\n")) return { key: "csv.row_lines", params: { line, heading } };
    if (textLength(cell) > limit)
      return { key: "csv.row_long", params: { line, heading, most: limit } };
  }
  const { email = "", user_id: userId = "" } = cells;
  if (email === "" && userId === "") return { key: "csv.row_unknown", params: { line } };
  if (email !== "" && !isEmail(email))
    return { key: "csv.row_email", params: { line, value: email } };
  return undefined;
}

/** Ids and e-mail addresses that occur in two rows: the later row is the wrong one. */
function* twins(rows: readonly ImportRow[]): Generator<readonly [ImportRow, Problem]> {
  const lines = { user_id: new Map<string, number>(), email: new Map<string, number>() };
  for (const row of rows)
    for (const column of ["user_id", "email"] as const) {
      const value = row.cells[column] ?? "";
      const compared = column === "email" ? value.toLowerCase() : value;
      const first = lines[column].get(compared);
      const key = column === "email" ? "csv.row_email_twice" : "csv.row_id_twice";
      if (compared === "") continue;
      if (first === undefined) lines[column].set(compared, row.line);
      else yield [row, { key, params: { line: row.line, value, first } }];
    }
}

/** Reads the people of a CSV text. Refused: `validation` for a file that cannot be read at all. */
export function parsePeople(csv: string): PeopleFile {
  const { head, entries } = parseLines(csv);
  if (!head) throw wrongFile({ key: "csv.empty" });
  const { columns: known, apps, ignored } = parseHeadings(head.record);
  // Spreadsheets write lines of separators only below their table.
  const filled = entries.filter(({ record }) => record.some((cell) => cell.trim() !== ""));
  if (filled.length === 0) throw wrongFile({ key: "csv.empty" });
  if (filled.length > personLimits.people)
    throw wrongFile({ key: "csv.too_many", params: { most: personLimits.people } });
  const getHeading = (column: ImportColumn) =>
    known.find(({ means }) => toWireColumn(means) === column)?.heading ?? column;
  const problems = new Map<ImportRow, Problem>();
  const rows = filled.map((entry) => {
    const { record } = entry;
    const row = {
      line: getLine(entry),
      cells: toCells(record, known),
      permissions: apps.map(({ index }) => parsePermissions(record[index] ?? "")),
    };
    const extra = record.slice(head.record.length).some((cell) => cell.trim() !== "");
    const problem = findProblem(row, extra, getHeading);
    if (problem) problems.set(row, problem);
    return row;
  });
  for (const [row, problem] of twins(rows)) if (!problems.has(row)) problems.set(row, problem);
  return {
    rows: rows.filter((row) => !problems.has(row)),
    wrong: [...problems].map(([{ line }, problem]) => ({ line, problem })),
    columns: [
      ...known.map(({ heading, means }) => ({ heading, column: toWireColumn(means) })),
      ...apps.map(({ heading }) => ({ heading, column: "permissions" as const })),
    ],
    apps,
    headLine: getLine(head),
    ignored,
  };
}
