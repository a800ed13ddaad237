// What a search was made with instead of what was typed, as its answer says in a header.

export interface Correction {
  /** A word as it was typed. */
  readonly typed: string;
  /** The word, or the beginning of words, that was searched instead: in small letters, without accents. */
  readonly searched: string;
}

export const writeCorrections = (corrections: readonly Correction[]): string =>
  new URLSearchParams(corrections.map(({ typed, searched }) => [typed, searched])).toString();

/** The corrections of an answer, by its header; none where there is no header. */
export const readCorrections = (header: string | null): Correction[] =>
  Array.from(new URLSearchParams(header ?? ""), ([typed, searched]) => ({ typed, searched }));

/** What was typed with its corrections: what the results are of. */
export function correctedText(typed: string, corrections: readonly Correction[]): string {
  const left = [...corrections];
  return typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const at = left.findIndex((one) => one.typed === word);
      return at < 0 ? word : left.splice(at, 1)[0]!.searched;
    })
    .join(" ");
}
