// The language for mail to a company, which never chose one.
import { fallbackLanguage, isLanguage, type LanguageCode } from "@lanyard/contract";

/** The language that most people of the company's country speak, or the fallback when it is not supported. */
export function languageOfCountry(country: string): LanguageCode {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return isLanguage(language) ? language : fallbackLanguage;
}
