// The terms and the privacy document that come with the product: one file a language, fetched with their page.
import type { SectionText } from "./guide-texts.ts";
import { onceALanguage } from "./once-a-language.ts";

export const legalDocuments = ["terms", "privacy"] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export interface LegalText {
  readonly title: string;
  readonly text: string;
  readonly sections: readonly SectionText[];
}
export interface LegalTexts extends Readonly<Record<LegalDocument, LegalText>> {
  /** Who may replace these texts, and how. */
  readonly note_title: string;
  readonly note: Readonly<Record<LegalDocument, string>>;
}

export const legalTexts = onceALanguage<LegalTexts>({
  it: () => import("./texts/legal.it.json"),
  en: () => import("./texts/legal.en.json"),
  es: () => import("./texts/legal.es.json"),
  fr: () => import("./texts/legal.fr.json"),
});
