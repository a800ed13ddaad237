// What somebody sent, as an answer repeats it: not all of it when it is long, and what nobody sees, or what
// turns the text around it, written out.

const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const writtenOut = (character: string): string => {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex}`;
};

/** Two quotation marks where there is nothing. */
export function told(sent: string, most: number): string {
  if (sent === "") return '""';
  // A half of a character that the end cuts is left out.
  const short =
    sent.length > most ? `${sent.slice(0, most).replace(/[\uD800-\uDBFF]$/, "")}…` : sent;
  return short.replaceAll(unseen, writtenOut);
}
