// Texts for people, in the reader's language, from the contract's messages.
import type { LanguageCode, MessageKey, Problem } from "@lanyard/contract";
import { fallbackLanguage, fullStop } from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import { createInstance } from "i18next";

const texts = createInstance();
void texts.use(fullStop).init({
  initAsync: false,
  fallbackLng: fallbackLanguage,
  keySeparator: false,
  nsSeparator: false,
  postProcess: fullStop.name,
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    Object.entries(messages).map(([code, translation]) => [code, { translation }]),
  ),
});

/** Formats `{{amount, price}}` as the reader's language writes a price, in the currency of the parameter `currency`. */
texts.services.formatter?.add("price", (amount, language, { currency }: { currency?: string }) =>
  new Intl.NumberFormat(language, { style: "currency", currency: currency ?? "EUR" }).format(
    Number(amount),
  ),
);

const lookUp: (key: string, options: Readonly<Record<string, unknown>>) => string = texts.t;

const isKey = (value: string | number): value is MessageKey =>
  typeof value === "string" && Object.hasOwn(messages[fallbackLanguage], value);

/**
 * The text of a key. A parameter that is itself a key, such as `status.draft`, is translated too, with the same
 * parameters.
 */
export function say(
  language: LanguageCode,
  key: MessageKey,
  params: Problem["params"] = {},
): string {
  const said = Object.entries(params).map(([name, value]) => [
    name,
    isKey(value) ? lookUp(value, { ...params, lng: language }) : value,
  ]);
  return lookUp(key, { lng: language, ...Object.fromEntries(said) });
}

/** The text of a problem; its field fills `{{field}}`. */
export const sayProblem = (language: LanguageCode, problem: Problem): string =>
  say(
    language,
    problem.key,
    problem.field === undefined ? problem.params : { field: problem.field, ...problem.params },
  );

/** A size for people: 5242880 is "5 MB". */
export const sizeLabel = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${Math.round(bytes / 1024 / 1024)} MB` : `${Math.ceil(bytes / 1024)} KB`;
