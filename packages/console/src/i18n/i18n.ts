// Translations: one language is loaded at a time, the choice is stored, and a change renders the page again.
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { fullStop, languageCodes, type LanguageCode } from "@lanyard/contract";
import { PartMissing } from "../components/late/lazy-part.ts";
import { mainTexts, type Namespace } from "./namespaces.ts";
import { storedLanguage } from "../auth/storage.ts";
import { sayThatTextsAreMissing, getPageLanguage, textsBackend } from "./texts.ts";

export const i18nOptions = {
  supportedLngs: languageCodes,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  returnEmptyString: false,
  /** To be registered with `use`. */
  postProcess: fullStop.name,
} as const;

/** Never resolves if the texts cannot be loaded: the page then shows a message. */
export async function startTranslations(): Promise<void> {
  i18next.on("languageChanged", (code) => {
    document.documentElement.lang = getPageLanguage(code);
  });
  addEventListener("storage", followOtherTabs);
  const language = storedLanguage.get();
  await i18next
    .use(textsBackend)
    .use(initReactI18next)
    .use(fullStop)
    .init({
      ...i18nOptions,
      lng: language,
      // Every language is complete, so only its own file is loaded.
      fallbackLng: false,
      load: "currentOnly",
      partialBundledLanguages: false,
      react: { useSuspense: true },
      parseMissingKeyHandler: (key, text, options?: { ns?: string | readonly string[] }) => {
        needTexts([options?.ns ?? mainTexts].flat());
        return text ?? key;
      },
    });
  if (i18next.hasResourceBundle(language, mainTexts)) return;
  sayThatTextsAreMissing(language);
  await new Promise(() => undefined);
}

/**
 * A page whose texts are missing shows that it could not be loaded: nobody reads the keys of texts.
 */
function needTexts(namespaces: readonly string[]): void {
  const { language } = i18next;
  const missing = namespaces.filter((name) => !i18next.hasResourceBundle(language, name));
  if (missing.length === 0) return;
  throw new PartMissing(new Error(missing.join(", ")));
}

/** Resolves when these texts have loaded, or could not be: then the page says so. */
export const loadNamespaces = (namespaces: readonly Namespace[]): Promise<void> =>
  i18next.loadNamespaces(namespaces);

/** The latest choice: its texts may arrive before those of an earlier choice. */
let latest: LanguageCode | undefined;

/** Changes the language and stores the choice; returns false, and changes nothing, if its texts cannot be loaded. */
export async function chooseLanguage(code: LanguageCode): Promise<boolean> {
  latest = code;
  if (!(await isLoaded(code))) return false;
  if (latest !== code) return true;
  storedLanguage.set(code);
  await i18next.changeLanguage(code);
  return true;
}

async function isLoaded(code: LanguageCode): Promise<boolean> {
  // `changeLanguage` would not load again what has failed.
  if (!i18next.hasResourceBundle(code, mainTexts))
    await i18next.reloadResources([code], [mainTexts]);
  return i18next.hasResourceBundle(code, mainTexts);
}

/** Another tab has changed the language; without a key, local storage was cleared. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key !== null && key !== storedLanguage.key) return;
  const code = storedLanguage.get();
  if (code !== i18next.language) void chooseLanguage(code);
}
