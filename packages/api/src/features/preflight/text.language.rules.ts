// Detects in which of our languages a text is written, if it is long enough.
import { languageCodes, type LanguageCode } from "@lanyard/contract";
import { francAll } from "franc-min";

/** Shorter texts are names and slogans, which may be in any language. */
const fewestWords = 8;
const fewestLetters = 50;
/**
 * How much likelier another language must be than the expected one: the longer the text, the less. Of 693 texts of this
 * product, none is detected as another language; put in the wrong places, 2 % of them are missed.
 */
const requiredLead = (letters: number): number => Math.max(0.04, 8 / letters);

/** The codes of the detector. */
const codes: Readonly<Record<LanguageCode, string>> = {
  it: "ita",
  en: "eng",
  es: "spa",
  fr: "fra",
};

/**
 * Short words that every longer text in a language contains, and that the others do not have or use less. Names of
 * products contain none.
 */
const smallWords: Readonly<Record<LanguageCode, string>> = {
  it: "il lo la gli le di del della dei delle da dal dalla in nel nella con su per tra e o ma è sono che chi non un una più come al alla ai tuo tua suo sua ogni anche",
  en: "the a an of to in on at by for with and or but is are was be it its that this who which not you your from as all any every",
  es: "el la los las de del en con por para y o pero es son que quien quién no un una más como al a su tu cada también se lo",
  fr: "le la les l d de du des en dans avec sur pour par et ou mais est sont que qui ne pas un une plus comme au aux votre son sa ses chaque aussi",
};
const sets = new Map(languageCodes.map((code) => [code, new Set(smallWords[code].split(" "))]));
const countSmallWords = (words: readonly string[], code: LanguageCode): number =>
  words.filter((word) => sets.get(code)!.has(word.toLowerCase())).length;

/** The language of a text that is clearly not in `expected`; undefined when a reader could not be sure either. */
export function detectOtherLanguage(
  text: string,
  expected: LanguageCode,
): LanguageCode | undefined {
  const words = text.match(/\p{L}+/gu) ?? [];
  const letters = words.join("").length;
  if (words.length < fewestWords || letters < fewestLetters) return undefined;
  const scores = new Map(francAll(text, { only: Object.values(codes) }));
  const getScore = (code: LanguageCode) => scores.get(codes[code]) ?? 0;
  const likeliest = languageCodes.toSorted((a, b) => getScore(b) - getScore(a))[0];
  // A text with names of products in another language still has more of its own language's short words.
  return likeliest !== undefined &&
    getScore(likeliest) - getScore(expected) >= requiredLead(letters) &&
    countSmallWords(words, likeliest) > countSmallWords(words, expected)
    ? likeliest
    : undefined;
}
