// Confusable names: detects invisible characters, and computes skeletons (Unicode UTS #39) to compare names by their
// look.
import unhomoglyph from "unhomoglyph";

/** The stored form of a name: composed letters, single spaces between words. */
export const tidyName = (name: string): string =>
  name.normalize("NFC").replaceAll(/\s+/gu, " ").trim();

/** Joiners shape emoji and letters of some scripts; after other characters they are invisible and count as hidden. */
const joined = String.raw`(?<![[\p{L}\p{M}\p{Emoji}]--[\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]])\p{Join_Control}`;
const hidden = new RegExp(
  String.raw`[\p{Cc}\p{Bidi_Control}]|[\p{Default_Ignorable_Code_Point}--[\p{Join_Control}\p{Variation_Selector}]]|${joined}`,
  "v",
);

/** Whether a name has invisible characters: control characters, direction marks, zero-width spaces. */
export const hidesSomething = (name: string): boolean => hidden.test(name);

/** The Latin letter that a letter or its capital looks like; otherwise the letter itself. */
function toLatin(letter: string, capitalI: "i" | "l"): string {
  const look = unhomoglyph(letter);
  // A capital I looks like a small l; letters without case stay an l.
  if (look === "l" && letter !== letter.toLowerCase()) return capitalI;
  if (/^[ -~]+$/.test(look)) return look;
  const capital = unhomoglyph(letter.toUpperCase());
  return /^[ -~]+$/.test(capital) ? capital : look;
}

/**
 * The maximum length of a skeleton: one character may expand to eighteen, and the size of an index entry is limited.
 */
const longest = 600;

function toSkeleton(name: string, capitalI: "i" | "l"): string {
  const visible = name
    .normalize("NFKC")
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{C}]/gu, "");
  const letters = tidyName(visible).normalize("NFD");
  const latin = letters.replaceAll(/./gsu, (letter) => toLatin(letter, capitalI));
  return unhomoglyph(latin.toLowerCase()).normalize("NFC").slice(0, longest).toWellFormed();
}

export interface Skeletons {
  /** Equal for names that look the same, regardless of case. */
  readonly skeleton: string;
  /** Also equal for names that differ in a capital I and a small l. */
  readonly skeletonWithL: string;
}

/** Names that look the same share at least one of their skeletons. */
export const toSkeletons = (name: string): Skeletons => ({
  skeleton: toSkeleton(name, "i"),
  skeletonWithL: toSkeleton(name, "l"),
});
