// Tidies typed texts, counts their characters, and detects blank ones.

/**
 * All kinds of spaces, zero-width characters, fillers, selectors, tags, direction marks, and characters that render
 * empty.
 */
const invisible =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]*$/u;

/** Whether a text has no visible character. */
export const isBlank = (typed: string): boolean => invisible.test(typed);

/**
 * Marks beyond thirty per letter (the limit of Unicode's stream-safe text format): normalising more takes quadratic
 * time.
 */
const pile = /(\p{M}{30})\p{M}+/gu;

/** Normalises to NFC and LF line endings, trims, and turns a blank text into an empty one. */
export const settledText = (typed: string): string =>
  isBlank(typed)
    ? ""
    : typed
        .replaceAll(pile, "$1")
        .normalize("NFC")
        .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
        .trim();

/** Control characters except tabs and line feeds, and characters that override the text direction. */
const controls = /(?![\t\n])[\p{Cc}\u202D\u202E]/gu;
const directions = /[\u202A-\u202C\u2066-\u2069]/g;
const endOfEmbedding = "\u202C";
const endOfIsolate = "\u2069";

/**
 * Removes unpaired direction marks from a line, because they would change the direction of the surrounding text. Pairs
 * are matched as in Unicode's bidirectional algorithm.
 */
function pairDirections(line: string): string {
  const paired = new Set<number>();
  const open: { readonly index: number; readonly end: string }[] = [];
  let isolates = 0;
  for (const { 0: mark, index } of line.matchAll(directions)) {
    if (mark !== endOfEmbedding && mark !== endOfIsolate) {
      const isIsolate = mark > endOfEmbedding;
      if (isIsolate) isolates += 1;
      open.push({ index: index, end: isIsolate ? endOfIsolate : endOfEmbedding });
      continue;
    }
    // The end of an isolate also closes embeddings opened within it; the end of an embedding never closes the
    // surrounding isolate.
    if (mark === endOfIsolate && isolates > 0) while (open.at(-1)?.end !== mark) open.pop();
    const begin = open.at(-1);
    if (begin?.end !== mark) continue;
    open.pop();
    if (mark === endOfIsolate) isolates -= 1;
    paired.add(begin.index).add(index);
  }
  return line.replaceAll(directions, (mark, index: number) => (paired.has(index) ? mark : ""));
}

/**
 * The text as it is stored and counted: normalised, without control characters, with direction marks paired per line.
 */
export const tidyText = (typed: string): string =>
  settledText(
    settledText(typed)
      .replaceAll(controls, "")
      .split("\n")
      .map((line) => (line.search(directions) < 0 ? line : pairDirections(line)))
      .join("\n"),
  );

/** The number of characters that limits apply to: code points of the tidied text. */
export const textLength = (typed: string): number => Array.from(tidyText(typed)).length;

/** Identifies the issue for a line break among a schema's issues. */
export const oneLine = "one_line";
