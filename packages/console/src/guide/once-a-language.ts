// Fetches the file of a language once.
import type { LanguageCode } from "@lanyard/contract";

type Files<Texts> = Readonly<Record<LanguageCode, () => Promise<{ default: Texts }>>>;

/** A function that answers the same promise for the same language; one that failed is asked for anew. */
export function onceALanguage<Texts>(files: Files<Texts>) {
  const asked = new Map<LanguageCode, Promise<Texts>>();
  return (language: LanguageCode): Promise<Texts> => {
    const known = asked.get(language);
    if (known) return known;
    const texts = files[language]().then((file) => file.default);
    asked.set(language, texts);
    texts.catch(() => asked.delete(language));
    return texts;
  };
}
