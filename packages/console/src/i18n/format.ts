// Dates and prices in the formats of the specification.
import { defaultLanguage, formattingCurrency, type LanguageCode } from "@lanyard/contract";
import { numberFormat } from "./number-format.ts";
import { rendering } from "../api/rendering.ts";

const two = (n: number) => String(n).padStart(2, "0");

/** A date whose UTC fields are the reader's local time. */
const onClock = (iso: string) => {
  const date = new Date(iso);
  const behind = rendering()?.getOffset(date) ?? date.getTimezoneOffset();
  return new Date(date.getTime() - behind * 60_000);
};

const day = (date: Date) =>
  `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
const clock = (date: Date) => `${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;

/** Placeholders for "no date" in old data, and strings that are not dates. */
const isNoDate = (iso: string) =>
  /^(?:0000-00-00|1970-01-01)/.test(iso) || Number.isNaN(Date.parse(iso));

/** Last update: day/month/year - hours:minutes:seconds, in the reader's time zone; empty without a date. */
export function formatUpdated(iso: string): string {
  if (isNoDate(iso)) return "";
  const date = onClock(iso);
  return `${day(date)} - ${two(date.getUTCHours())}:${clock(date)}`;
}

/** Creation of a build: dd/MM/yyyy - H:mm:ss, in the reader's time zone; empty without a date. */
export function formatBuild(iso: string): string {
  if (isNoDate(iso)) return "";
  const date = onClock(iso);
  return `${day(date)} - ${date.getUTCHours()}:${clock(date)}`;
}

/** The last formatters: creating one takes longer than rendering a row, and a list formats all its dates alike. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const mostFormatters = 4;

function inWords(
  iso: string,
  language: LanguageCode,
  style: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
): string {
  // The time zone may change while the page is open, when the user travels.
  const offset = new Date().getTimezoneOffset();
  const key = [language, ...Object.entries(style), timeZone, offset].join();
  const cached = formatters.get(key);
  if (cached) return cached.format(new Date(iso));
  const [oldest] = formatters.keys();
  if (oldest !== undefined && formatters.size === mostFormatters) formatters.delete(oldest);
  const formatter = new Intl.DateTimeFormat(language, { ...style, ...(timeZone && { timeZone }) });
  formatters.set(key, formatter);
  return formatter.format(new Date(iso));
}

/** A date in the reader's language, where the specification asks for no time: 14 mar 2026. */
export const formatDay = (
  iso: string,
  language: LanguageCode,
  timeZone = rendering()?.timeZone,
): string => inWords(iso, language, { dateStyle: "medium" }, timeZone);

/** A date as in a document: 14 marzo 2026. */
export const formatLongDay = (
  iso: string,
  language: LanguageCode,
  timeZone = rendering()?.timeZone,
): string => inWords(iso, language, { dateStyle: "long" }, timeZone);

/** The 24-hour clock, as in the formats of the specification. */
export const clockStyle = { timeStyle: "short", hourCycle: "h23" } as const;

/** Hour and minute in the reader's language. */
export const formatTime = (
  iso: string,
  language: LanguageCode,
  timeZone = rendering()?.timeZone,
): string => inWords(iso, language, clockStyle, timeZone);

/** A price in its currency; `freeText` when it is 0. */
export function formatPrice(
  amount: number,
  currency: string,
  freeText: string,
  language: LanguageCode = defaultLanguage,
): string {
  if (amount === 0) return freeText;
  const code = currency || formattingCurrency;
  try {
    return numberFormat(language, { style: "currency", currency: code }).format(amount);
  } catch {
    // Intl throws for a string that is not shaped like a currency code.
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    return `${numberFormat(language, digits).format(amount)} ${code}`;
  }
}
