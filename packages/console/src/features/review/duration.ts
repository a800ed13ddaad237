// Formats a duration in one suitable unit: "40 minuti", "6 ore", "3 giorni".
import type { LanguageCode } from "@lanyard/contract";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The largest unit with a count of at least two; otherwise minutes, at least one. */
function inUnit(seconds: number): {
  readonly unit: "minute" | "hour" | "day";
  readonly count: number;
} {
  if (seconds >= 2 * day) return { unit: "day", count: Math.floor(seconds / day) };
  if (seconds >= 2 * hour) return { unit: "hour", count: Math.floor(seconds / hour) };
  return { unit: "minute", count: Math.max(1, Math.floor(seconds / minute)) };
}

export function sayDuration(
  seconds: number,
  language: LanguageCode,
  unitDisplay: "long" | "short" = "long",
): string {
  const { unit, count } = inUnit(seconds);
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(count);
}
