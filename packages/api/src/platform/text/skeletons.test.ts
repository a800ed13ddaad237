// Which names look the same, and which contain invisible characters.
import { expect, test } from "vitest";
import { hidesSomething, toSkeletons, tidyName } from "./skeletons.ts";

const areAlike = (one: string, other: string) => {
  const [a, b] = [toSkeletons(one), toSkeletons(other)];
  return a.skeleton === b.skeleton || a.skeletonWithL === b.skeletonWithL;
};

test.each([
  ["no-break space", "Sara Conti", "Sara\u00A0Conti"],
  ["several spaces", "Sara Conti", " Sara \u2003 Conti "],
  ["case", "Sara Conti", "SARA CONTI"],
  ["case and a no-break space", "Marco Conti", "marco\u202FCONTI"],
  ["Cyrillic letters", "Sara Conti", "Sаrа Соntі"],
  ["Cyrillic capitals", "SARA TOMAI", "ЅАRА ТОМАІ"],
  ["a Cyrillic capital and small letters", "Tom Hanks", "Тom Hanks"],
  ["Cyrillic in another case", "Sara Conti", "ЅАRА СОNТІ"],
  ["Greek letters", "Officina Varchi", "Οffιcina Varchi"],
  ["Cherokee letters", "Apple", "Ꭺpple"],
  ["mathematical letters", "Sara Conti", "𝖲𝖺𝗋𝖺 𝐂𝐨𝐧𝐭𝐢"],
  ["wide letters", "Sara Conti", "Ｓａｒａ Ｃｏｎｔｉ"],
  ["a letter without its dot", "Sara Conti", "Sara Contı"],
  ["a digit", "Officina Varchi", "0fficina Varchi"],
  ["a capital I for an l", "Michael Rossi", "MichaeI Rossi"],
  ["an l for a capital I", "Ingrid Rossi", "lngrid Rossi"],
  ["a one for an l", "Luigi Polo", "Luigi Po1o"],
  ["rn for m", "Marco Tommasi", "Marco Tornmasi"],
  ["composed and decomposed letters", "Niccolò", "Niccolo\u0300"],
  ["a curly apostrophe", "D'Angelo", "D’Angelo"],
  ["a space without width", "Sara Conti", "Sara\u200B Conti"],
  ["a soft hyphen", "Sara Conti", "Sa\u00ADra Conti"],
  ["a direction mark", "Sara Conti", "Sara Conti\u200E"],
  ["a direction override", "Sara Conti", "\u202DSara Conti\u202C"],
  ["a variation selector", "Sara Conti", "Sara\uFE0F Conti"],
  ["a Hangul filler", "Sara Conti", "Sara\u3164 Conti"],
  ["Cyrillic names in another case", "Нина Иванова", "НИНА ИВAНОВА"],
])("%s: %s and %s look the same", (_, one, other) => expect(areAlike(one, other)).toBe(true));

test.each([
  ["Elia Rossi", "Ella Rossi"],
  ["Alia Conti", "Alla Conti"],
  ["Mario Conti", "Maria Conti"],
  ["Perù", "Peru"],
  ["Niccolò", "Niccolo"],
  ["Muñoz", "Munoz"],
  ["Ève", "Eve"],
  ["Łukasz", "Lukasz"],
  ["Sara Conti", "SaraConti"],
  ["Studio 1", "Studio 2"],
  ["Badge & Co.", "Badge & Co"],
  ["Нина", "Инна"],
  ["佐藤", "加藤"],
  ["علي", "علا"],
])("%s and %s do not", (one, other) => expect(areAlike(one, other)).toBe(false));

test.each([
  "Sara Conti",
  "Niccolò D’Angelo",
  "Françoise L'Hôte",
  "José Muñoz-Gómez",
  "Jürgen Weiß",
  "Badge & Co. (Italia) S.p.A.",
  "Нина Иванова",
  "Αλέξανδρος",
  "佐藤 花子",
  "김철수",
  "محمد علی",
  "می\u200Cخواهم",
  "क्\u200Dष",
  "שרה כהן",
  "Café ☕️",
  "👩‍💻 Studio",
])("%s is seen whole", (name) => {
  expect(hidesSomething(name)).toBe(false);
  expect(tidyName(name)).toBe(name);
});

test.each([
  ["direction mark", "Sara\u200E Conti"],
  ["right-to-left override", "Sara \u202Eitnoc"],
  ["isolate", "\u2066Sara\u2069"],
  ["Arabic letter mark", "Sara\u061C"],
  ["space without width", "Sara\u200BConti"],
  ["byte order mark", "Sara\uFEFFConti"],
  ["soft hyphen", "Sa\u00ADra"],
  ["word joiner", "Sa\u2060ra"],
  ["joiner after a Latin letter", "Sa\u200Dra"],
  ["non-joiner after a space", "Sara \u200CConti"],
  ["joiner at the start", "\u200DSara"],
  ["joiner after a digit", "Studio 1\u200D"],
  ["control character", "Sara\u0007"],
  ["delete", "Sara\u007F"],
  ["Hangul filler", "\u3164"],
  ["tag", "Sara\u{E0041}"],
])("a %s is not seen", (_, name) => expect(hidesSomething(name)).toBe(true));

test("spaces of any kind and number are stored as one", () =>
  expect(tidyName("\u00A0 Sara\u3000\t\n\u2009Conti ")).toBe("Sara Conti"));
