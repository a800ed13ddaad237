// The languages of the product, their ids on the wire, and the choice among them.

/** Ids as in `languages[{id}][name]` and `available_languages`. */
export const languages = [
  { id: 1, code: "it", name: "Italiano" },
  { id: 2, code: "en", name: "English" },
  { id: 3, code: "es", name: "Español" },
  { id: 4, code: "fr", name: "Français" },
] as const;
export type LanguageCode = (typeof languages)[number]["code"];
type CodesOf<Languages extends readonly { readonly code: string }[]> = {
  [Index in keyof Languages]: Languages[Index]["code"];
};
/** Said again, as the script in the head of each page needs no names: one that lacks here does not compile. */
export const languageCodes: readonly LanguageCode[] = ["it", "en", "es", "fr"] satisfies CodesOf<
  typeof languages
>;
export const defaultLanguage: LanguageCode = "it";
export const fallbackLanguage: LanguageCode = "en";

/** The cookie in which the console tells the server the chosen language. */
export const languageCookie = "language";

/**
 * Where the console asks for the first screen of a signed-in user's page: its HTML, and the answers that this was written
 * with. No call of the API: it says nothing that its calls do not say.
 */
export const screenPath = "/api/screen";

export const isLanguage = (code: string): code is LanguageCode =>
  (languageCodes as readonly string[]).includes(code);

/** The codes of an Accept-Language header with their quality; 0 refuses a language. */
const preferencesOf = (header: string) =>
  header.split(",").map((part) => {
    const [tag = "", ...rest] = part.toLowerCase().split(";");
    const quality = rest.map((r) => /^\s*q=([\d.]+)/.exec(r)?.[1]).find(Boolean);
    return {
      code: tag.trim().split("-")[0] ?? "",
      quality: quality === undefined ? 1 : Number(quality),
    };
  });

/**
 * The best of our languages for an Accept-Language header. When it names none of them, the first of ours that it
 * does not refuse, `it` before `en`; when it refuses all, `en`.
 */
export function languageOf(header: string | undefined): LanguageCode {
  const preferences = preferencesOf(header ?? "").toSorted((a, b) => b.quality - a.quality);
  const accepted = preferences.filter(({ quality }) => quality > 0).map(({ code }) => code);
  const best = accepted.find(isLanguage);
  if (best) return best;
  const refused = preferences.filter(({ quality }) => quality === 0).map(({ code }) => code);
  const open = (code: LanguageCode) => !refused.includes("*") && !refused.includes(code);
  return [defaultLanguage, fallbackLanguage, ...languageCodes].find(open) ?? fallbackLanguage;
}

/** Of texts in several languages, the one for a reader: theirs, else Italian, else English, else the first. */
export function inLanguage<T extends { code: string }>(
  texts: readonly T[],
  reader: LanguageCode,
): T | undefined {
  for (const code of [reader, defaultLanguage, fallbackLanguage]) {
    const found = texts.find((entry) => entry.code === code);
    if (found) return found;
  }
  return texts[0];
}
