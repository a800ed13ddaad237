// The console's texts, so that a test works in every language.
import { readFileSync } from "node:fs";
import type { LanguageCode } from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";

export type Words = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** `key` to text, as the console shows it. */
export function wordsIn(language: LanguageCode): Words {
  const read = (name: string) =>
    JSON.parse(
      readFileSync(new URL(`../src/locales/${name}.json`, import.meta.url), "utf8"),
    ) as Record<string, string>;
  const texts: Record<string, string> = {
    ...messages[language],
    ...read(`preflight.${language}`),
    ...read(`store.${language}`),
    ...read(`embed.${language}`),
    ...read(`office.${language}`),
    ...read(`operations.${language}`),
    ...read(`review.${language}`),
    ...read(`difference.${language}`),
    ...read(language),
  };
  return (key, params = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`No text for ${key} in ${language}`);
    return text.replace(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => String(params[name]));
  };
}
