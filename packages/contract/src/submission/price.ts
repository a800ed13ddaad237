// Reads and checks prices as people type them.
import type { FormProblem } from "../call.ts";

export const priceLimits = { most: 40.99, below: 41, step: 0.01 } as const;
export const freePrice = 0;
export const freeExpirationId = 1;
export const editorCurrency = "EUR";
export const formattingCurrency = "USD";

/**
 * The price in cents, or the problem: empty, not a number, negative, more than two decimals, 41 or more. Accepts 9.5,
 * 9.50 and 9,50.
 */
export function parsePrice(typed: string | number): { cents: number } | { problem: FormProblem } {
  const field = "price_amount";
  const text = String(typed).trim().replace(",", ".");
  if (text === "") return { problem: { key: "price.required", field } };
  if (!/^-?\d{1,9}(\.\d*)?$/.test(text)) return { problem: { key: "price.unreadable", field } };
  if (text.startsWith("-")) return { problem: { key: "price.negative", field } };
  if (Number(text) >= priceLimits.below) return { problem: { key: "price.too_high", field } };
  if (!/^\d+(\.\d{0,2})?$/.test(text)) return { problem: { key: "price.decimals", field } };
  return { cents: Math.round(Number(text) * 100) };
}
