// Which of a build's texts a reader sees.
import {
  defaultLanguage,
  fallbackLanguage,
  inLanguage,
  languageCodes,
  languages,
  type LanguageCode,
} from "@lanyard/contract";
import type { Text, Title } from "./product.text.ts";

/** The texts with their language codes, in the order of the language ids. */
export const withCodes = (texts: readonly Text[]) =>
  languages.flatMap(({ id, code }) =>
    texts.filter((text) => text.languageId === id).map((text) => ({ ...text, code })),
  );

export const getLanguageId = (code: LanguageCode): number =>
  languages.find((language) => language.code === code)!.id;

/** Languages in the order in which `selectText` looks for a text. */
export const listLanguageIds = (language: LanguageCode): number[] =>
  [language, defaultLanguage, fallbackLanguage, ...languageCodes].map(getLanguageId);

/** The text in the reader's language, else in Italian, else in English, else the first one. */
export function selectText<T extends Title>(
  texts: readonly T[],
  language: LanguageCode,
): T | undefined {
  const written = languages.filter(({ id }) => texts.some(({ languageId }) => languageId === id));
  const selected = inLanguage(written, language);
  return texts.find(({ languageId }) => languageId === selected?.id);
}

/** The title that `selectText` chooses, else the name with which the product was created. */
export const selectTitle = (
  texts: readonly Title[],
  language: LanguageCode,
  productName: string,
): string => selectText(texts, language)?.name || productName;
