// Loads the files of texts: each is tried three times, and English replaces a language whose file cannot be loaded.
import { fallbackLanguage, type LanguageCode } from "@lanyard/contract";
import { takeMark } from "./other-reader.ts";
import { patiently } from "./patiently.ts";

type Texts = Record<string, string>;

async function fetchTexts(address: string): Promise<Texts> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as Texts;
}

/** The URL of a text file of this release; `translation` has the texts of every page, other namespaces a file each. */
export function textsPath(language: string, namespace: string): string {
  const file = `${namespace === "translation" ? "" : `${namespace}.`}${language}.json`;
  const version = import.meta.env.TEXT_VERSIONS?.[file];
  return `/assets/i18n/${file}${version ? `?v=${version}` : ""}`;
}

export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  try {
    return await patiently(() => fetchTexts(textsPath(language, namespace)));
  } catch (failure) {
    if (language === fallbackLanguage) throw failure;
    return patiently(() => fetchTexts(textsPath(fallbackLanguage, namespace)));
  }
}

/** The backend for i18next. */
export const textsBackend = { type: "backend", init: () => undefined, read: loadTexts } as const;

// The message of a page without any texts: only these two texts of each file are bundled.
const sentences = import.meta.glob<string>("../locales/??.json", {
  eager: true,
  import: "not_loaded",
});
const agains = import.meta.glob<string>("../locales/??.json", { eager: true, import: "again" });

export function sayThatTextsAreMissing(language: LanguageCode): void {
  const file = `../locales/${language}.json`;
  const alert = document.createElement("p");
  alert.role = "alert";
  alert.className = "m-auto flex flex-wrap gap-2 p-8 text-base";
  const link = document.createElement("a");
  link.href = location.href;
  link.className = "underline";
  link.textContent = agains[file] ?? "";
  alert.append(sentences[file] ?? "", " ", link);
  takeMark();
  document.getElementById("root")?.replaceChildren(alert);
}
