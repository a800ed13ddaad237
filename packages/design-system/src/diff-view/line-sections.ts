// The lines of two files as rows, and which of them are folded away.
import { compare, type Run } from "./compare.ts";

export interface LineRow {
  kind: Run["kind"];
  text: string;
  /** Number in the old file. */
  old?: number;
  /** Number in the new file. */
  now?: number;
}

export interface LineSection {
  /** Number of its first row among all. */
  at: number;
  /** How many rows it has. */
  length: number;
  /** The rows in blocks, so that the browser can leave out those that are not in view. */
  blocks: LineRow[][];
  /** Folded away at first: nothing changed here, or far more than anybody reads. */
  folded?: "unchanged" | "changed";
}

export const blockLength = 100;
/** Changed lines that are shown without being asked for, in a row. */
const mostChanged = 300;
/** Lines that one press shows: more of them would keep the page from answering. */
const mostAtOnce = 2_500;

const linesOf = (text: string) => text.replace(/\r?\n$/, "").split(/\r?\n/);

const rowsOf = (before: string, after: string): LineRow[] => {
  let old = 0;
  let now = 0;
  return compare(before ? linesOf(before) : [], after ? linesOf(after) : []).flatMap(
    ({ kind, items }) =>
      items.map((text) => ({
        kind,
        text,
        ...(kind !== "added" && { old: (old += 1) }),
        ...(kind !== "removed" && { now: (now += 1) }),
      })),
  );
};

/** Rows of a kind in a row: what is unchanged, and what is not. */
const stretches = (rows: LineRow[]) => {
  const found: { same: boolean; rows: LineRow[] }[] = [];
  for (const row of rows) {
    const same = row.kind === "same";
    const last = found.at(-1);
    if (last?.same === same) last.rows.push(row);
    else found.push({ same, rows: [row] });
  }
  return found;
};

/** `context` is how many unchanged lines stay beside a change. */
export const lineSections = (before: string, after: string, context: number): LineSection[] => {
  const sections: LineSection[] = [];
  let at = 0;
  const add = (rows: LineRow[], folded?: LineSection["folded"]) => {
    if (rows.length === 0) return;
    const blocks = Array.from({ length: Math.ceil(rows.length / blockLength) }, (_, block) =>
      rows.slice(block * blockLength, (block + 1) * blockLength),
    );
    sections.push({ at, length: rows.length, blocks, ...(folded && { folded }) });
    at += rows.length;
  };
  const fold = (rows: LineRow[], folded: NonNullable<LineSection["folded"]>) => {
    for (let from = 0; from < rows.length; from += mostAtOnce)
      add(rows.slice(from, from + mostAtOnce), folded);
  };
  const all = stretches(rowsOf(before, after));
  all.forEach(({ same, rows }, index) => {
    const head = index === 0 ? 0 : context;
    const tail = index === all.length - 1 ? 0 : context;
    if (!same) {
      add(rows.slice(0, mostChanged));
      fold(rows.slice(mostChanged), "changed");
    } else if (rows.length > head + tail + 1) {
      add(rows.slice(0, head));
      fold(rows.slice(head, rows.length - tail), "unchanged");
      add(rows.slice(rows.length - tail));
    } else add(rows);
  });
  return sections;
};
