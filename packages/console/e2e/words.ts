// The console's texts, so that a test works in every language.
import { readFileSync } from "node:fs";
import type { LanguageCode } from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import { namespaces } from "../src/i18n/namespaces.ts";

export type Words = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** `key` to text, as the console shows it. */
export function wordsIn(language: LanguageCode): Words {
  const read = (name: string) =>
    JSON.parse(
      readFileSync(
        new URL(`../src/i18n/locales/${language}/${name}.json`, import.meta.url),
        "utf8",
      ),
    ) as Record<string, string>;
  // Of two texts with a key, that of the earlier namespace.
  const texts: Record<string, string> = Object.assign(
    { ...messages[language] },
    ...namespaces.toReversed().map(read),
  );
  return (key, params = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`No text for ${key} in ${language}`);
    return text.replace(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => String(params[name]));
  };
}
