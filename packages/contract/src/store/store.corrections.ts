// The words that the server searched instead of the typed ones, as a response header carries them.

export interface Correction {
  /** A word as it was typed. */
  readonly typed: string;
  /** The word or prefix that was searched instead, in lower case and without accents. */
  readonly searched: string;
}

export const formatCorrections = (corrections: readonly Correction[]): string =>
  new URLSearchParams(corrections.map(({ typed, searched }) => [typed, searched])).toString();

/** The corrections in a response header; empty without the header. */
export const parseCorrections = (header: string | null): Correction[] =>
  Array.from(new URLSearchParams(header ?? ""), ([typed, searched]) => ({ typed, searched }));

/** The typed text with its corrections applied: the search that the results belong to. */
export function correctedText(typed: string, corrections: readonly Correction[]): string {
  const remaining = [...corrections];
  return typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const index = remaining.findIndex((one) => one.typed === word);
      return index < 0 ? word : remaining.splice(index, 1)[0]!.searched;
    })
    .join(" ");
}
