// Tidies texts as people type them, counts them, and finds blank ones.

/** Spaces of every kind, zero-width characters, fillers, selectors, tags, direction marks, signs that are drawn empty. */
const unseen =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]*$/u;

/** Whether a text has no visible character. */
export const isBlank = (typed: string): boolean => unseen.test(typed);

/** At most thirty marks per letter, as in Unicode's stream-safe text format: composing more takes quadratic time. */
const pile = /(\p{M}{30})\p{M}+/gu;

/** Composes letters, ends lines with LF, trims, and makes a blank text empty. */
export const settledText = (typed: string): string =>
  isBlank(typed)
    ? ""
    : typed
        .replaceAll(pile, "$1")
        .normalize("NFC")
        .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
        .trim();

/** Control characters except tabs and line ends, and characters that override the direction of text. */
const controls = /(?![\t\n])[\p{Cc}\u202D\u202E]/gu;
const directions = /[\u202A-\u202C\u2066-\u2069]/g;
const endOfEmbedding = "\u202C";
const endOfIsolate = "\u2069";

/**
 * Removes direction marks without a partner from a line: they would change the direction of the text around it. Pairs
 * are found as in Unicode's bidirectional algorithm.
 */
function pairDirections(line: string): string {
  const paired = new Set<number>();
  const open: { readonly at: number; readonly end: string }[] = [];
  let isolates = 0;
  for (const { 0: mark, index: at } of line.matchAll(directions)) {
    if (mark !== endOfEmbedding && mark !== endOfIsolate) {
      const isIsolate = mark > endOfEmbedding;
      if (isIsolate) isolates += 1;
      open.push({ at, end: isIsolate ? endOfIsolate : endOfEmbedding });
      continue;
    }
    // The end of an isolate ends what is open in it; the end of an embedding does not end the isolate around it.
    if (mark === endOfIsolate && isolates > 0) while (open.at(-1)?.end !== mark) open.pop();
    const begin = open.at(-1);
    if (begin?.end !== mark) continue;
    open.pop();
    if (mark === endOfIsolate) isolates -= 1;
    paired.add(begin.at).add(at);
  }
  return line.replaceAll(directions, (mark, at: number) => (paired.has(at) ? mark : ""));
}

/**
 * The text as it is stored and counted: settled, without control characters, with every direction ended in its line.
 */
export const tidyText = (typed: string): string =>
  settledText(
    settledText(typed)
      .replaceAll(controls, "")
      .split("\n")
      .map((line) => (line.search(directions) < 0 ? line : pairDirections(line)))
      .join("\n"),
  );

/** The number of characters that limits count: code points of the tidy text. */
export const textLength = (typed: string): number => Array.from(tidyText(typed)).length;

/** Names the refusal of a line break among the issues of a shape. */
export const oneLine = "one_line";
