// Dates and prices in the formats of the specification.
import { defaultLanguage, formattingCurrency, type LanguageCode } from "@lanyard/contract";

const two = (n: number) => String(n).padStart(2, "0");

const day = (date: Date) =>
  `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
const clock = (date: Date) => `${two(date.getMinutes())}:${two(date.getSeconds())}`;

/** What stands for no date in old data, besides what is none. */
const isNoDate = (iso: string) =>
  /^(?:0000-00-00|1970-01-01)/.test(iso) || Number.isNaN(Date.parse(iso));

/** Last update: day/month/year - hours:minutes:seconds, in the reader's time zone; empty without a date. */
export function formatUpdated(iso: string): string {
  if (isNoDate(iso)) return "";
  const date = new Date(iso);
  return `${day(date)} - ${two(date.getHours())}:${clock(date)}`;
}

/** Creation of a build: dd/MM/yyyy - H:mm:ss, in the reader's time zone; empty without a date. */
export function formatBuild(iso: string): string {
  if (isNoDate(iso)) return "";
  const date = new Date(iso);
  return `${day(date)} - ${date.getHours()}:${clock(date)}`;
}

/** A day in the reader's words, where no table of the specification asks for the hour: 14 mar 2026. */
export const formatDay = (iso: string, language: LanguageCode, timeZone?: "UTC"): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", ...(timeZone && { timeZone }) }).format(
    new Date(iso),
  );

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
    return new Intl.NumberFormat(language, { style: "currency", currency: code }).format(amount);
  } catch {
    // Intl throws at what is not spelt like a currency.
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    return `${new Intl.NumberFormat(language, digits).format(amount)} ${code}`;
  }
}
