// Names as people see them: what of them cannot be seen, and which look the same (Unicode's UTS #39).
import unhomoglyph from "unhomoglyph";

/** A name as it is stored: composed letters, and one plain space between its words. */
export const tidyName = (name: string): string =>
  name.normalize("NFC").replaceAll(/\s+/gu, " ").trim();

/** Joiners shape letters of some scripts, and emoji; after other characters nobody sees them. */
const joined = String.raw`(?<![[\p{L}\p{M}\p{Emoji}]--[\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]])\p{Join_Control}`;
const hidden = new RegExp(
  String.raw`[\p{Cc}\p{Bidi_Control}]|[\p{Default_Ignorable_Code_Point}--[\p{Join_Control}\p{Variation_Selector}]]|${joined}`,
  "v",
);

/** Whether something of a name cannot be seen: a control character, a direction mark, a space without width. */
export const hidesSomething = (name: string): boolean => hidden.test(name);

/** A letter, or its capital, as a Latin one where it looks like one. */
function latinOf(letter: string, capitalI: "i" | "l"): string {
  const look = unhomoglyph(letter);
  // A capital I looks like a small l. What is neither capital nor small stays an l.
  if (look === "l" && letter !== letter.toLowerCase()) return capitalI;
  if (/^[ -~]+$/.test(look)) return look;
  const capital = unhomoglyph(letter.toUpperCase());
  return /^[ -~]+$/.test(capital) ? capital : look;
}

/** Some characters stand for eighteen; an index holds less than that of a whole name. */
const longest = 600;

function lookOf(name: string, capitalI: "i" | "l"): string {
  const seen = name.normalize("NFKC").replaceAll(/[\p{Default_Ignorable_Code_Point}\p{C}]/gu, "");
  const letters = tidyName(seen).normalize("NFD");
  const latin = letters.replaceAll(/./gsu, (letter) => latinOf(letter, capitalI));
  return unhomoglyph(latin.toLowerCase()).normalize("NFC").slice(0, longest).toWellFormed();
}

export interface Looks {
  /** The same for names that look the same, whatever their case. */
  readonly look: string;
  /** The same for names of which one has a capital I where the other has a small l. */
  readonly lookWithL: string;
}

/** Names that look the same have one of their looks in common. */
export const looksOf = (name: string): Looks => ({
  look: lookOf(name, "i"),
  lookWithL: lookOf(name, "l"),
});
