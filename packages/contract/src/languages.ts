// The four languages of the product, their ids on the wire, and the choice among them.
export const languageCodes = ["it", "en", "es", "fr"] as const;
export type LanguageCode = (typeof languageCodes)[number];
export const defaultLanguage: LanguageCode = "it";
export const fallbackLanguage: LanguageCode = "en";

/** Ids as in `languages[{id}][name]` and `available_languages`. */
export const languages = [
  { id: 1, code: "it", name: "Italiano" },
  { id: 2, code: "en", name: "English" },
  { id: 3, code: "es", name: "Español" },
  { id: 4, code: "fr", name: "Français" },
] as const satisfies readonly { id: number; code: LanguageCode; name: string }[];

export const isLanguage = (code: string): code is LanguageCode =>
  (languageCodes as readonly string[]).includes(code);

/** The best of our languages for an Accept-Language header; `it` when it names none of them. */
export function languageOf(header: string | undefined): LanguageCode {
  const wishes = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...rest] = part.trim().split(";");
      const quality = rest.map((r) => /^\s*q=([\d.]+)/.exec(r)?.[1]).find(Boolean);
      return {
        code: tag.trim().slice(0, 2).toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter((wish) => isLanguage(wish.code) && wish.quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return (wishes[0]?.code as LanguageCode | undefined) ?? defaultLanguage;
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
