// The files of texts: each is tried three times, and English stands in for a language whose file is not to be had.
import { fallbackLanguage, type LanguageCode } from "@lanyard/contract";
import { takeMark } from "./other-reader.ts";
import { patiently } from "./patiently.ts";

type Texts = Record<string, string>;

async function fetchTexts(address: string): Promise<Texts> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as Texts;
}

/** The file of a language's texts; those of the guide have their own. */
export const textsPath = (language: string, namespace: string): string =>
  `/assets/i18n/${namespace === "guide" ? "guide." : ""}${language}.json`;

export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  try {
    return await patiently(() => fetchTexts(textsPath(language, namespace)));
  } catch (failure) {
    if (language === fallbackLanguage) throw failure;
    return patiently(() => fetchTexts(textsPath(fallbackLanguage, namespace)));
  }
}

/** Handed to i18next. */
export const textsBackend = { type: "backend", init: () => undefined, read: loadTexts } as const;

/** What a page says that has no texts at all. */
const noTexts: Readonly<Record<LanguageCode, readonly [sentence: string, again: string]>> = {
  it: ["Non è stato possibile caricare la pagina. Controlla la connessione.", "Riprova"],
  en: ["The page could not be loaded. Check your connection.", "Try again"],
  es: ["No se ha podido cargar la página. Comprueba la conexión.", "Reintentar"],
  fr: ["La page n’a pas pu être chargée. Vérifiez votre connexion.", "Réessayer"],
};

export function sayThatTextsAreMissing(language: LanguageCode): void {
  const [sentence, again] = noTexts[language];
  const alert = document.createElement("p");
  alert.role = "alert";
  alert.className = "m-auto flex flex-wrap gap-2 p-8 text-base";
  const link = document.createElement("a");
  link.href = location.href;
  link.className = "underline";
  link.textContent = again;
  alert.append(sentence, " ", link);
  takeMark();
  document.getElementById("root")?.replaceChildren(alert);
}
