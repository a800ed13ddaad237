// Formats the size of a file.
import { numberFormat } from "./number-format.ts";

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** For example 2.4 MB, in the reader's language. */
export function formatSize(bytes: number, language: string): string {
  let amount = bytes;
  let unit = 0;
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  const digits = unit > 0 && amount < 10 ? 1 : 0;
  return numberFormat(language, {
    style: "unit",
    unit: units[unit] ?? "byte",
    // The short form of bytes has no plural in English.
    unitDisplay: unit === 0 ? "long" : "short",
    maximumFractionDigits: digits,
  }).format(amount);
}
