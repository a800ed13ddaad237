// Turns two files into rows of lines, and decides which rows are folded.
import { compare, type Run } from "./compare.ts";

export interface LineRow {
  kind: Run["kind"];
  text: string;
  /** Line number in the old file. */
  old?: number;
  /** Line number in the new file. */
  now?: number;
}

export interface LineSection {
  /** Index of the section's first row among all rows. */
  index: number;
  /** Number of rows. */
  length: number;
  /** The rows in blocks, so that the browser can skip layout and paint of blocks that are off screen. */
  blocks: LineRow[][];
  /** Folded at first because nothing changed, or because there are too many changes to show at once. */
  folded?: "unchanged" | "changed";
}

export const blockLength = 100;
/** Maximum number of consecutive changed lines shown without unfolding. */
const mostChanged = 300;
/** Maximum number of lines per fold; showing more at once would freeze the page. */
const mostPerFold = 2_500;

const splitLines = (text: string) => text.replace(/\r?\n$/, "").split(/\r?\n/);

const compareLines = (before: string, after: string): LineRow[] => {
  let old = 0;
  let now = 0;
  return compare(before ? splitLines(before) : [], after ? splitLines(after) : []).flatMap(
    ({ kind, items }) =>
      items.map((text) => ({
        kind,
        text,
        ...(kind !== "added" && { old: (old += 1) }),
        ...(kind !== "removed" && { now: (now += 1) }),
      })),
  );
};

/** Groups consecutive rows into unchanged and changed stretches. */
const stretches = (rows: LineRow[]) => {
  const groups: { same: boolean; rows: LineRow[] }[] = [];
  for (const row of rows) {
    const same = row.kind === "same";
    const last = groups.at(-1);
    if (last?.same === same) last.rows.push(row);
    else groups.push({ same, rows: [row] });
  }
  return groups;
};

/** `context` is the number of unchanged lines shown around each change. */
export const lineSections = (before: string, after: string, context: number): LineSection[] => {
  const sections: LineSection[] = [];
  let start = 0;
  const add = (rows: LineRow[], folded?: LineSection["folded"]) => {
    if (rows.length === 0) return;
    const blocks = Array.from({ length: Math.ceil(rows.length / blockLength) }, (_, block) =>
      rows.slice(block * blockLength, (block + 1) * blockLength),
    );
    sections.push({ index: start, length: rows.length, blocks, ...(folded && { folded }) });
    start += rows.length;
  };
  const fold = (rows: LineRow[], folded: NonNullable<LineSection["folded"]>) => {
    for (let offset = 0; offset < rows.length; offset += mostPerFold)
      add(rows.slice(offset, offset + mostPerFold), folded);
  };
  const all = stretches(compareLines(before, after));
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
