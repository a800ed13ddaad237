// Loads the files of texts: each is tried three times, and English replaces a language whose file cannot be loaded,
// which the reader is told.
import { fallbackLanguage, type LanguageCode } from "@lanyard/contract";
import { mainTexts, textsFile } from "./namespaces.ts";
import { takeStaleMark } from "../auth/stale-page.ts";
import { withRetry } from "../api/with-retry.ts";

type Texts = Record<string, string>;

async function fetchTexts(address: string): Promise<Texts> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as Texts;
}

/** The URL of a text file of this release. */
export function textsPath(language: string, namespace: string): string {
  const file = textsFile(language, namespace);
  const version = import.meta.env.TEXT_VERSIONS?.[file];
  return `/assets/i18n/${file}${version ? `?v=${version}` : ""}`;
}

const inEnglish = import.meta.glob<string>("./locales/*/translation.json", {
  eager: true,
  import: "in_english",
});

/** Languages of which the texts of every page are English here. */
const replaced = new Set<string>();
/** The language in which a page with these texts is. */
export const getPageLanguage = (language: string): string =>
  replaced.has(language) ? fallbackLanguage : language;

/** What happened before anybody listened. */
const untold: string[] = [];
const keep = (text: string): void => {
  untold.push(text);
};
let tell = keep;

/** Is told, in the reader's language, that texts are in English; of what happened before, the latest. */
export function listenToEnglish(listener: ((text: string) => void) | undefined): void {
  tell = listener ?? keep;
  const [latest] = listener ? untold.splice(0).toReversed() : [];
  if (latest !== undefined) tell(latest);
}

function noteEnglish(language: string, namespace: string): void {
  if (namespace === mainTexts) replaced.add(language);
  tell(inEnglish[`./locales/${language}/translation.json`] ?? "");
}

export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  try {
    const texts = await withRetry(() => fetchTexts(textsPath(language, namespace)));
    if (namespace === mainTexts) replaced.delete(language);
    return texts;
  } catch (failure) {
    if (language === fallbackLanguage) throw failure;
    const texts = await withRetry(() => fetchTexts(textsPath(fallbackLanguage, namespace)));
    noteEnglish(language, namespace);
    return texts;
  }
}

/** The backend for i18next. */
export const textsBackend = {
  type: "backend",
  callbackApi: false,
  init: () => undefined,
  read: loadTexts,
} as const;

// The message of a page without any texts: only these two texts of each file are bundled.
const sentences = import.meta.glob<string>("./locales/*/translation.json", {
  eager: true,
  import: "not_loaded",
});
const agains = import.meta.glob<string>("./locales/*/translation.json", {
  eager: true,
  import: "again",
});

export function sayThatTextsAreMissing(language: LanguageCode): void {
  const file = `./locales/${language}/translation.json`;
  const alert = document.createElement("p");
  alert.role = "alert";
  alert.className = "m-auto flex flex-wrap gap-2 p-8 text-base";
  const link = document.createElement("a");
  link.href = location.href;
  link.className = "underline";
  link.textContent = agains[file] ?? "";
  alert.append(sentences[file] ?? "", " ", link);
  takeStaleMark();
  document.getElementById("root")?.replaceChildren(alert);
}
