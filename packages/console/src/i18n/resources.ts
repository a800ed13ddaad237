// The texts of a namespace in one language: the console's own, and the contract's messages that its pages display.
import { serverMessages, storeMessages, type LanguageCode } from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import { mainTexts, namespaces, type Namespace } from "./namespaces.ts";

export type Texts = Readonly<Record<string, string>>;
type ReadTexts = (language: LanguageCode, namespace: Namespace) => Texts;

const begins = (key: string, groups: readonly string[]) =>
  groups.some((begin) => key.startsWith(`${begin}.`));

const messageFilters: Readonly<Partial<Record<Namespace, (key: string) => boolean>>> = {
  [mainTexts]: (key) => !begins(key, [...serverMessages, ...storeMessages]),
  store: (key) => begins(key, storeMessages),
};

/** `read` returns the content of a file in `locales/`. */
export function mergeTexts(read: ReadTexts, language: LanguageCode, namespace: Namespace): Texts {
  const isIncluded = messageFilters[namespace] ?? (() => false);
  const included = Object.entries(messages[language]).filter(([key]) => isIncluded(key));
  return { ...Object.fromEntries(included), ...read(language, namespace) };
}

/** All texts of a language, as i18next takes them. */
export const createResources = (
  read: ReadTexts,
  language: LanguageCode,
): Readonly<Record<string, Texts>> =>
  Object.fromEntries(
    namespaces.map((namespace) => [namespace, mergeTexts(read, language, namespace)]),
  );
