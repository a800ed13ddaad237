// Characters that nobody sees, or that turn what is around them: in names and files of strangers they are written out.

export interface Piece {
  readonly text: string;
  /** Whether it stands for a character that would not show. */
  readonly isSign: boolean;
}

const signs = /([\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}])/u;

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** The text in pieces; tabs stay what they are. */
export function piecesOf(text: string): Piece[] {
  // Nearly every line has none.
  if (!signs.test(text)) return text === "" ? [] : [{ text, isSign: false }];
  return text.split(signs).flatMap((part, at): Piece[] => {
    if (part === "") return [];
    const isSign = at % 2 === 1 && part !== "\t";
    return [{ text: isSign ? codeOf(part) : part, isSign }];
  });
}

/** The same as one text, for names that are said. */
export const spoken = (text: string): string =>
  piecesOf(text)
    .map((piece) => (piece.isSign ? ` ${piece.text} ` : piece.text))
    .join("");
