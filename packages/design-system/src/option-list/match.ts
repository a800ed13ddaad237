// Matches typed text against the options of a list, ignoring accents, case, apostrophe variants and word order.

/** Normalizes text: no accents, lower case, straight apostrophes. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[’‘ʼ′`´]/g, "'")
    .toLowerCase();

export const foldWords = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Splits the text into pieces, marking those that match one of the words. */
export function markedParts(
  text: string,
  words: readonly string[],
): { piece: string; hit: boolean }[] {
  const characters = Array.from(text.normalize("NFC"));
  // Folding may change the length of a character, so each folded letter remembers its character's index.
  const letters = characters.flatMap((character, index) =>
    Array.from(fold(character), (letter) => ({ letter, from: index })),
  );
  const plain = letters.map(({ letter }) => letter);
  const hits = new Set(
    words.flatMap((word) => {
      const wordCharacters = Array.from(word);
      const start = plain.findIndex((_, index) =>
        wordCharacters.every((letter, i) => plain[index + i] === letter),
      );
      return start < 0
        ? []
        : letters.slice(start, start + wordCharacters.length).map(({ from }) => from);
    }),
  );
  const parts: { piece: string; hit: boolean }[] = [];
  for (const [index, character] of characters.entries()) {
    const hit = hits.has(index);
    const last = parts.at(-1);
    if (last?.hit === hit) last.piece += character;
    else parts.push({ piece: character, hit });
  }
  return parts;
}
