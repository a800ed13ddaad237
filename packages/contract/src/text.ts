// Texts as people type them: how they are stored and counted, and when there is nothing in them to see.

/** Spaces of every kind, zero-width characters, fillers, selectors, tags, direction marks, signs that are drawn empty. */
const unseen =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]*$/u;

/** Whether nothing of it can be seen. */
export const isBlank = (typed: string): boolean => unseen.test(typed);

/** A letter bears at most thirty marks, as in Unicode's stream-safe text: more take the square of their number to compose. */
const pile = /(\p{M}{30})\p{M}+/gu;

/** Letters are composed, lines end with LF, nothing stands around it, and a blank one is empty. */
export const settledText = (typed: string): string =>
  isBlank(typed)
    ? ""
    : typed
        .replaceAll(pile, "$1")
        .normalize("NFC")
        .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
        .trim();

/** Control characters but tabs and line ends, and what shows letters in another order than they are stored in. */
const controls = /(?![\t\n])[\p{Cc}\u202D\u202E]/gu;
const directions = /[\u202A-\u202C\u2066-\u2069]/g;
const endOfEmbedding = "\u202C";
const endOfIsolate = "\u2069";

/**
 * A line without the marks that begin a direction which nothing ends, or end what nothing began: they would turn what is
 * shown beside the text. Pairs are found as Unicode's bidirectional algorithm finds them.
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

/** As it is stored, and as limits count it: settled, without controls, and no direction reaches beyond its line. */
export const tidyText = (typed: string): string =>
  settledText(
    settledText(typed)
      .replaceAll(controls, "")
      .split("\n")
      .map((line) => (line.search(directions) < 0 ? line : pairDirections(line)))
      .join("\n"),
  );

/** Its characters as its limit counts them: Unicode's code points, when it is tidy. */
export const textLength = (typed: string): number => Array.from(tidyText(typed)).length;

/** Names the refusal of a line break among the issues of a shape. */
export const oneLine = "one_line";
