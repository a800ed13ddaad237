// The numbers and names in the guide's texts, from the contract, formatted for the reader's language.
import {
  appTokenHours,
  checkoutMinutes,
  currencies,
  defaultLanguage,
  editorCurrency,
  expiringDays,
  fallbackLanguage,
  imageTypes,
  languageCodes,
  loginAttempts,
  pageLimits,
  personLimits,
  priceLimits,
  reminderDays,
  sessionLength,
  submissionFields,
  submissionLimits as limits,
  webhookDelivery,
  type LanguageCode,
} from "@lanyard/contract";
import { limits as messageLimits } from "@lanyard/host-bridge/protocol";
import { formatSize } from "../../i18n/file-size.ts";
import { formatPrice } from "../../i18n/format.ts";

/** The names of the accepted image types, e.g. PNG. */
export const imageTypeNames = Object.keys(imageTypes).map((type) =>
  type
    .replace("image/", "")
    .replace("webp", "WebP")
    .replace(/^[a-z]+$/, (name) => name.toUpperCase()),
);

export function createFacts(language: LanguageCode) {
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const list = (items: readonly string[]) =>
    new Intl.ListFormat(language, { type: "conjunction" }).format(items);
  const measured = (value: number, unit: "byte" | "second" | "minute" | "hour" | "day") =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value);
  const size = (bytes: number) => formatSize(bytes, language);
  const price = (amount: number) => formatPrice(amount, editorCurrency, "", language);
  const names = new Intl.DisplayNames(language, { type: "language" });
  const formatLanguage = (code: LanguageCode) => names.of(code) ?? code;
  return {
    languages: list(languageCodes.map(formatLanguage)),
    firstLanguage: formatLanguage(defaultLanguage),
    secondLanguage: formatLanguage(fallbackLanguage),
    imageTypes: list(imageTypeNames),
    imageSize: size(limits.imageBytes),
    megapixels: number(limits.imagePixels / 1_000_000),
    archiveSize: size(limits.archiveBytes),
    archiveEntries: number(limits.archiveEntries),
    archiveUnpacked: size(limits.archiveUnpackedBytes),
    archiveRatio: number(limits.archiveRatio),
    sqlSize: size(limits.sqlBytes),
    accounts: number(submissionFields.company_token.most),
    maxPrice: price(priceLimits.most),
    step: price(priceLimits.step),
    currencies: list(currencies.map(({ code }) => code)),
    appTokenTime: measured(appTokenHours, "hour"),
    hours: measured(sessionLength.hours, "hour"),
    days: measured(sessionLength.rememberedDays, "day"),
    attempts: number(loginAttempts.most),
    attemptMinutes: measured(loginAttempts.minutes, "minute"),
    patience: measured(webhookDelivery.patienceSeconds, "second"),
    retries: number(webhookDelivery.retries),
    firstPause: measured(webhookDelivery.firstPauseSeconds, "second"),
    longestPause: measured(webhookDelivery.longestPauseSeconds / 3_600, "hour"),
    pageStandard: number(pageLimits.standard),
    pageMost: number(pageLimits.most),
    checkoutTime: measured(checkoutMinutes, "minute"),
    people: number(personLimits.people),
    messageSize: measured(messageLimits.bytes, "byte"),
    messageDepth: number(messageLimits.depth),
    expiringTime: measured(expiringDays, "day"),
    reminders: list(reminderDays.map(number)),
  };
}

/** The facts that the texts insert as `{props.archiveSize}` and the like. */
export type Facts = Readonly<ReturnType<typeof createFacts>>;
