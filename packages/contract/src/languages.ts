// The languages of the product, their ids on the wire, and the choice among them.

/** Ids as in `languages[{id}][name]` and `available_languages`. */
export const languages = [
  { id: 1, code: "it", name: "Italiano" },
  { id: 2, code: "en", name: "English" },
  { id: 3, code: "es", name: "Español" },
  { id: 4, code: "fr", name: "Français" },
] as const;
export type LanguageCode = (typeof languages)[number]["code"];
type CodeTuple<Languages extends readonly { readonly code: string }[]> = {
  [Index in keyof Languages]: Languages[Index]["code"];
};
/**
 * Written out again, so that the script in each page's head does not load the names. A missing code is a compile error.
 */
export const languageCodes: readonly LanguageCode[] = ["it", "en", "es", "fr"] satisfies CodeTuple<
  typeof languages
>;
export const defaultLanguage: LanguageCode = "it";
export const fallbackLanguage: LanguageCode = "en";

/** The cookie by which the console sends the chosen language to the server. */
export const languageCookie = "language";

/** The cookie with what only the browser knows of its reader and a page's first look depends on: time zone and width. */
export const hintsCookie = "client_hints";

/**
 * The cookie by which documents, and nothing else, know their reader's session. Login sets it when its body is JSON,
 * logout removes it. Its value is not the token, and no call accepts it.
 */
export const documentCookie = "document_session";

export const isLanguage = (code: string): code is LanguageCode =>
  (languageCodes as readonly string[]).includes(code);

/** The language codes of an Accept-Language header with their quality values; 0 refuses a language. */
const parsePreferences = (header: string) =>
  header.split(",").map((part) => {
    const [tag = "", ...rest] = part.toLowerCase().split(";");
    const quality = rest.map((r) => /^\s*q=([\d.]+)/.exec(r)?.[1]).find(Boolean);
    return {
      code: tag.trim().split("-")[0] ?? "",
      quality: quality === undefined ? 1 : Number(quality),
    };
  });

/**
 * The best supported language for an Accept-Language header. If the header names none, the first that it does not
 * refuse, `it` before `en`; if it refuses all, `en`.
 */
export function negotiateLanguage(header: string | undefined): LanguageCode {
  const preferences = parsePreferences(header ?? "").toSorted((a, b) => b.quality - a.quality);
  const accepted = preferences.filter(({ quality }) => quality > 0).map(({ code }) => code);
  const best = accepted.find(isLanguage);
  if (best) return best;
  const refused = preferences.filter(({ quality }) => quality === 0).map(({ code }) => code);
  const open = (code: LanguageCode) => !refused.includes("*") && !refused.includes(code);
  return [defaultLanguage, fallbackLanguage, ...languageCodes].find(open) ?? fallbackLanguage;
}

/** The text in the reader's language, else in Italian, else in English, else the first; undefined without texts. */
export function inLanguage<T extends { code: string }>(
  texts: readonly T[],
  locale: LanguageCode,
): T | undefined {
  for (const code of [locale, defaultLanguage, fallbackLanguage]) {
    const text = texts.find((entry) => entry.code === code);
    if (text) return text;
  }
  return texts[0];
}
