// Reads a CSV text into lines of cells: which sign separates them, and what keeps a file from being read at all.
import { personLimits, type Problem } from "@lanyard/contract";
import { CsvError, parse } from "csv-parse/sync";
import { refuse } from "../shared/refuse.ts";
import { headingOf } from "./person.heading.form.ts";

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
    // A tab is no space around a value where it separates them.
    trim: delimiter !== "\t",
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    ...(to !== undefined && { to }),
  }) as unknown as Entry[];

/** Refused: a quotation mark that is never closed, by the line in which it opens. */
function entriesOf(text: string, delimiter: string): Entry[] {
  try {
    // One more than may be, and the headings.
    return parsed(text, delimiter, personLimits.people + 2);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const whole = Number(error["records"]);
    const before = whole > 0 ? parsed(text, delimiter, whole).at(-1)?.info.lines : 0;
    throw wrongFile({ key: "csv.unreadable", params: { line: (before ?? 0) + 1 } });
  }
}

const delimiters = [",", ";", "\t"] as const;
/** The one with which the first line has the most headings, else the most cells. */
function delimiterOf(text: string): string {
  const [first = ""] = text.trimStart().split("\n", 1);
  const scored = delimiters.map((delimiter) => {
    try {
      const cells = parsed(first, delimiter, 1)[0]?.record ?? [];
      return { delimiter, score: 1_000 * cells.filter(headingOf).length + cells.length };
    } catch {
      return { delimiter, score: 0 };
    }
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]!.delimiter;
}

/** Lines with more are no people: millions of cells in one would keep the server from everybody else for seconds. */
const lineLength = 20_000;
function requireShortLines(text: string): void {
  const long = text.split("\n").findIndex(({ length }) => length > lineLength);
  if (long === -1) return;
  throw wrongFile({ key: "csv.line_long", params: { line: long + 1, most: lineLength } });
}

export interface CsvLines {
  /** The headings; undefined of an empty file. */
  readonly head: Entry | undefined;
  readonly entries: readonly Entry[];
}

/** Refused: a line that is too long, and quotation marks that never end. */
export function readLines(csv: string): CsvLines {
  const text = csv.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  // Excel's own line about its delimiter.
  const [, told] = /^sep=([,;\t])\n/i.exec(text) ?? [];
  const body = told === undefined ? text : text.replace(/^.*/, "");
  requireShortLines(body);
  const [head, ...entries] = entriesOf(body, told ?? delimiterOf(body));
  return { head, entries };
}
