// Confusable names: invisible characters, and which names look the same (skeletons of Unicode's UTS #39).
import unhomoglyph from "unhomoglyph";

/** A name as it is stored: composed letters, single spaces between words. */
export const tidyName = (name: string): string =>
  name.normalize("NFC").replaceAll(/\s+/gu, " ").trim();

/** Joiners shape emoji and letters of some scripts; after other characters they are invisible. */
const joined = String.raw`(?<![[\p{L}\p{M}\p{Emoji}]--[\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]])\p{Join_Control}`;
const hidden = new RegExp(
  String.raw`[\p{Cc}\p{Bidi_Control}]|[\p{Default_Ignorable_Code_Point}--[\p{Join_Control}\p{Variation_Selector}]]|${joined}`,
  "v",
);

/** Whether a name has invisible characters: control characters, direction marks, zero-width spaces. */
export const hidesSomething = (name: string): boolean => hidden.test(name);

/** The Latin letter that a letter, or its capital, looks like; else the letter. */
function latinOf(letter: string, capitalI: "i" | "l"): string {
  const look = unhomoglyph(letter);
  // A capital I looks like a small l; letters without case stay an l.
  if (look === "l" && letter !== letter.toLowerCase()) return capitalI;
  if (/^[ -~]+$/.test(look)) return look;
  const capital = unhomoglyph(letter.toUpperCase());
  return /^[ -~]+$/.test(capital) ? capital : look;
}

/** One character may become eighteen, and an index entry has a maximum size. */
const longest = 600;

function skeletonOf(name: string, capitalI: "i" | "l"): string {
  const seen = name.normalize("NFKC").replaceAll(/[\p{Default_Ignorable_Code_Point}\p{C}]/gu, "");
  const letters = tidyName(seen).normalize("NFD");
  const latin = letters.replaceAll(/./gsu, (letter) => latinOf(letter, capitalI));
  return unhomoglyph(latin.toLowerCase()).normalize("NFC").slice(0, longest).toWellFormed();
}

export interface Skeletons {
  /** Names that look the same have the same one, whatever their case. */
  readonly skeleton: string;
  /** The same for names of which one has a capital I where the other has a small l. */
  readonly skeletonWithL: string;
}

/** Names that look the same share at least one of their skeletons. */
export const skeletonsOf = (name: string): Skeletons => ({
  skeleton: skeletonOf(name, "i"),
  skeletonWithL: skeletonOf(name, "l"),
});
