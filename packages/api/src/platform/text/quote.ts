// Quotes what a client sent, for a response: shortened when long, with invisible and direction-changing characters
// escaped.

const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const writtenOut = (character: string): string => {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex}`;
};

/** An empty text is quoted as two quotation marks. */
export function quoteInput(input: string, most: number): string {
  if (input === "") return '""';
  // Drops half a surrogate pair at the cut.
  const short =
    input.length > most ? `${input.slice(0, most).replace(/[\uD800-\uDBFF]$/, "")}…` : input;
  return short.replaceAll(unseen, writtenOut);
}
