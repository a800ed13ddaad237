// The language in which a company is written to, as nobody has asked it.
import { fallbackLanguage, isLanguage, type LanguageCode } from "@lanyard/contract";

/** The language that most people of the company's country speak, if it is one of ours. */
export function languageOfCountry(country: string): LanguageCode {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return isLanguage(language) ? language : fallbackLanguage;
}
