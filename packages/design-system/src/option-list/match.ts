// Compares what was typed with what stands in a list: accents, capitals and the kind of apostrophe do not
// matter, nor does the order of words.

/** Without accents, in lower case, with the apostrophe of keyboards. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[’‘ʼ′`´]/g, "'")
    .toLowerCase();

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** The text in pieces, those that the words were found in marked as hits. */
export function markedParts(
  text: string,
  words: readonly string[],
): { piece: string; hit: boolean }[] {
  const characters = Array.from(text.normalize("NFC"));
  // A folded character may be longer or shorter than itself: each letter knows where it comes from.
  const letters = characters.flatMap((character, from) =>
    Array.from(fold(character), (letter) => ({ letter, from })),
  );
  const plain = letters.map(({ letter }) => letter);
  const hits = new Set(
    words.flatMap((word) => {
      const wanted = Array.from(word);
      const start = plain.findIndex((_, at) =>
        wanted.every((letter, i) => plain[at + i] === letter),
      );
      return start < 0 ? [] : letters.slice(start, start + wanted.length).map(({ from }) => from);
    }),
  );
  const parts: { piece: string; hit: boolean }[] = [];
  for (const [at, character] of characters.entries()) {
    const hit = hits.has(at);
    const last = parts.at(-1);
    if (last?.hit === hit) last.piece += character;
    else parts.push({ piece: character, hit });
  }
  return parts;
}
