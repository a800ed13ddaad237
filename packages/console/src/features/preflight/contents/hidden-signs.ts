// Writes out characters that are invisible or change the text direction, in untrusted names and files.

export interface Piece {
  readonly text: string;
  /** Whether the piece stands for an invisible character. */
  readonly isSign: boolean;
}

const signs = /([\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}])/u;

const toCodePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Splits the text at invisible characters; tabs stay as they are. */
export function splitAtSigns(text: string): Piece[] {
  // Fast path: nearly every line has none.
  if (!signs.test(text)) return text === "" ? [] : [{ text, isSign: false }];
  return text.split(signs).flatMap((part, index): Piece[] => {
    if (part === "") return [];
    const isSign = index % 2 === 1 && part !== "\t";
    return [{ text: isSign ? toCodePoint(part) : part, isSign }];
  });
}

/** The pieces as one string, for accessible names. */
export const spoken = (text: string): string =>
  splitAtSigns(text)
    .map((piece) => (piece.isSign ? ` ${piece.text} ` : piece.text))
    .join("");
