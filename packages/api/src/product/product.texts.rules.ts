// Which of a build's texts a reader sees.
import { inLanguage, languages, type LanguageCode } from "@lanyard/contract";
import type { Text } from "./product.texts.sql.ts";

/** The texts with their codes, in the order of the language ids. */
export const coded = (texts: readonly Text[]) =>
  languages.flatMap(({ id, code }) =>
    texts.filter((text) => text.languageId === id).map((text) => ({ ...text, code })),
  );

export const languageIdOf = (code: LanguageCode): number =>
  languages.find((language) => language.code === code)!.id;

/** The text that a reader sees: theirs, else Italian, else English, else the first. */
export const textFor = (texts: readonly Text[], reader: LanguageCode): Text | undefined =>
  inLanguage(coded(texts), reader);

/** The title that a reader sees, else the name that the product was created with. */
export const titleFor = (texts: readonly Text[], reader: LanguageCode, created: string): string =>
  textFor(texts, reader)?.name || created;
