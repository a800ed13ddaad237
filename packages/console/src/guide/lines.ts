// Reads the lines of a section: `- ` and `1. ` are entries of a list, `### ` a heading, `! ` a notice, `@name` a part
// that is drawn rather than written; anything else is a paragraph.

export type Block =
  | { readonly kind: "paragraph" | "heading" | "notice" | "part"; readonly text: string }
  | { readonly kind: "bullets" | "steps"; readonly entries: readonly string[] };

const marks = [
  ["- ", "bullets"],
  ["1. ", "steps"],
  ["### ", "heading"],
  ["! ", "notice"],
  ["@", "part"],
] as const;

/** Entries of a list that follow each other are one list. */
export function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const [mark = "", kind = "paragraph" as const] =
      marks.find(([each]) => line.startsWith(each)) ?? [];
    const text = line.slice(mark.length);
    const last = blocks.at(-1);
    if (kind !== "bullets" && kind !== "steps") blocks.push({ kind, text });
    else if (last && "entries" in last && last.kind === kind)
      blocks[blocks.length - 1] = { kind, entries: [...last.entries, text] };
    else blocks.push({ kind, entries: [text] });
  }
  return blocks;
}
