// Texts for people, in the reader's language, from the contract's messages.
import type { LanguageCode, MessageKey, Problem } from "@lanyard/contract";
import { fallbackLanguage, fieldLabel, fullStop, waitLabel } from "@lanyard/contract";
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
 * parameters; `seconds` fills `{{wait}}` in words.
 */
export function say(
  language: LanguageCode,
  key: MessageKey,
  params: Problem["params"] = {},
): string {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    isKey(value) ? lookUp(value, { ...params, lng: language }) : value,
  ]);
  const { seconds } = params;
  const wait = typeof seconds === "number" && { wait: waitLabel(language, seconds) };
  return lookUp(key, { lng: language, ...wait, ...Object.fromEntries(values) });
}

/** The text of a problem; the label of its field fills `{{field}}`. A field that no call knows keeps its wire name. */
export function sayProblem(language: LanguageCode, { key, field, params }: Problem): string {
  if (field === undefined) return say(language, key, params);
  const label = fieldLabel(field, (name) =>
    isKey(name) ? lookUp(name, { lng: language }) : undefined,
  );
  return say(language, key, { field: key === "field.unknown" ? field : label, ...params });
}

/** A size for people: 5242880 is "5 MB". */
export const sizeLabel = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${Math.round(bytes / 1024 / 1024)} MB` : `${Math.ceil(bytes / 1024)} KB`;
