// Reads a CSV text into lines of cells: finds the delimiter, and refuses a file that cannot be read at all.
import { personLimits, type Problem } from "@lanyard/contract";
import { CsvError, parse } from "csv-parse/sync";
import { refuse } from "../../platform/refuse.ts";
import { parseHeading } from "./person.heading.form.ts";

export const wrongFile = (problem: Omit<Problem, "field">) =>
  refuse("validation", { ...problem, field: "csv" });

export interface Entry {
  readonly record: string[];
  readonly info: { readonly lines: number };
}
const parsed = (text: string, delimiter: string, to?: number): Entry[] =>
  parse(text, {
    delimiter,
    info: true,
    // Where tabs are the delimiter, they must not be trimmed from values.
    trim: delimiter !== "\t",
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    ...(to !== undefined && { to }),
  }) as unknown as Entry[];

/** Parses the text. Refused: a quotation mark that is never closed, with the line in which it opens. */
function parseEntries(text: string, delimiter: string): Entry[] {
  try {
    // Reads the headings and one row more than allowed, to notice that there are too many.
    return parsed(text, delimiter, personLimits.people + 2);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const whole = Number(error["records"]);
    const before = whole > 0 ? parsed(text, delimiter, whole).at(-1)?.info.lines : 0;
    throw wrongFile({ key: "csv.unreadable", params: { line: (before ?? 0) + 1 } });
  }
}

const delimiters = [",", ";", "\t"] as const;
/** The delimiter that gives the first line the most known headings, or else the most cells. */
function detectDelimiter(text: string): string {
  const [first = ""] = text.trimStart().split("\n", 1);
  const scored = delimiters.map((delimiter) => {
    try {
      const cells = parsed(first, delimiter, 1)[0]?.record ?? [];
      return { delimiter, score: 1_000 * cells.filter(parseHeading).length + cells.length };
    } catch {
      return { delimiter, score: 0 };
    }
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]!.delimiter;
}

/** No row of people is longer: parsing millions of cells in one line would block the server for seconds. */
const lineLength = 20_000;
function requireShortLines(text: string): void {
  const long = text.split("\n").findIndex(({ length }) => length > lineLength);
  if (long === -1) return;
  throw wrongFile({ key: "csv.line_long", params: { line: long + 1, most: lineLength } });
}

export interface CsvLines {
  /** The headings; undefined for an empty file. */
  readonly head: Entry | undefined;
  readonly entries: readonly Entry[];
}

/** Splits a CSV text into its lines. Refused: a line that is too long, and a quotation mark that is never closed. */
export function parseLines(csv: string): CsvLines {
  const text = csv.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  // The line in which Excel declares its delimiter.
  const [, declared] = /^sep=([,;\t])\n/i.exec(text) ?? [];
  const body = declared === undefined ? text : text.replace(/^.*/, "");
  requireShortLines(body);
  const [head, ...entries] = parseEntries(body, declared ?? detectDelimiter(body));
  return { head, entries };
}
