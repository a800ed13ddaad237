// Translations: one language is loaded at a time, the choice is stored, and a change renders the page again.
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { languageCodes, type LanguageCode } from "@lanyard/contract";
import { storedLanguage } from "./storage.ts";
import { loadTexts, sayThatTextsAreMissing, textsBackend } from "./texts.ts";

export const i18nOptions = {
  supportedLngs: languageCodes,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  returnEmptyString: false,
} as const;

/** Does not resolve without texts: the page then says so. */
export async function startTranslations(): Promise<void> {
  i18next.on("languageChanged", (code) => {
    document.documentElement.lang = code;
  });
  addEventListener("storage", followOtherTabs);
  const language = storedLanguage.get();
  await i18next
    .use(textsBackend)
    .use(initReactI18next)
    .init({
      ...i18nOptions,
      lng: language,
      // Every language is complete, so only its own file is loaded.
      fallbackLng: false,
      load: "currentOnly",
      partialBundledLanguages: false,
      react: { useSuspense: true },
    });
  if (i18next.hasResourceBundle(language, "translation")) return;
  sayThatTextsAreMissing(language);
  await new Promise(() => undefined);
}

/** The last that was chosen, whose texts may come before those of another. */
let chosen: LanguageCode | undefined;

/** Changes the language and stores the choice; without its texts all stays as it is. */
export async function chooseLanguage(code: LanguageCode): Promise<boolean> {
  chosen = code;
  if (!(await isLoaded(code))) return false;
  if (chosen !== code) return true;
  storedLanguage.set(code);
  await i18next.changeLanguage(code);
  return true;
}

/** Not by i18next, which would not ask again for what once did not come. */
async function isLoaded(code: LanguageCode): Promise<boolean> {
  if (i18next.hasResourceBundle(code, "translation")) return true;
  try {
    i18next.addResourceBundle(code, "translation", await loadTexts(code, "translation"));
    return true;
  } catch {
    return false;
  }
}

/** Another tab has changed the language; without a key, local storage was cleared. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key !== null && key !== storedLanguage.key) return;
  const code = storedLanguage.get();
  if (code !== i18next.language) void chooseLanguage(code);
}
