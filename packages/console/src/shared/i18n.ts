// Translations: one language is loaded at a time, the choice is stored, and a change renders the page again.
import i18next from "i18next";
import HttpBackend from "i18next-http-backend";
import { initReactI18next } from "react-i18next";
import { fallbackLanguage, languageCodes, type LanguageCode } from "@lanyard/contract";
import { storedLanguage } from "./storage.ts";

export const i18nOptions = {
  supportedLngs: languageCodes,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  returnEmptyString: false,
} as const;

/** The file of a language's texts; those of the guide have their own. */
export const textsPath = (language: string, namespace: string): string =>
  `/assets/i18n/${namespace === "guide" ? "guide." : ""}${language}.json`;

export function startTranslations(): Promise<unknown> {
  i18next.on("languageChanged", (code) => {
    document.documentElement.lang = code;
  });
  return i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      ...i18nOptions,
      lng: storedLanguage.get(),
      fallbackLng: fallbackLanguage,
      // The fallback language is only fetched when it is needed: every language is complete.
      load: "currentOnly",
      partialBundledLanguages: false,
      backend: {
        loadPath: ([language = ""]: string[], [namespace = ""]: string[]) =>
          textsPath(language, namespace),
      },
      maxRetries: 2,
      react: { useSuspense: true },
    });
}

/** Changes the language and stores the choice. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  storedLanguage.set(code);
  await i18next.changeLanguage(code);
}
