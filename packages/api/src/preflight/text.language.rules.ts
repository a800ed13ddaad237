// In which of our languages a text is written, where it is long enough to tell.
import { languageCodes, type LanguageCode } from "@lanyard/contract";
import { francAll } from "franc-min";

/** Shorter texts are names and slogans, which are at home everywhere. */
const fewestWords = 8;
const fewestLetters = 50;
/**
 * By how much another language has to be likelier than the one that the text should be in: more than it was for any text
 * of this product that is where it should be.
 */
const lead = 0.12;

/** As the detector calls them. */
const codes: Readonly<Record<LanguageCode, string>> = {
  it: "ita",
  en: "eng",
  es: "spa",
  fr: "fra",
};

/** The language of a text that is clearly not in `expected`; undefined where a reader could not be sure either. */
export function otherLanguageOf(text: string, expected: LanguageCode): LanguageCode | undefined {
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length < fewestWords || words.join("").length < fewestLetters) return undefined;
  const scores = new Map(francAll(text, { only: Object.values(codes) }));
  const scoreOf = (code: LanguageCode) => scores.get(codes[code]) ?? 0;
  const likeliest = languageCodes.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0];
  return likeliest !== undefined && scoreOf(likeliest) - scoreOf(expected) >= lead
    ? likeliest
    : undefined;
}
