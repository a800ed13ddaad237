// The beginning of a response from an unknown server, safe to store and to show as text.
import { deliveryLimits } from "@lanyard/contract";

/**
 * Characters that could end a line, change the writing direction, or be refused by the database; newlines and tabs are
 * kept.
 */
const unfit = /[^\P{C}\n\t]/gu;

/** A limited number of characters, without control characters. */
export const firstWords = (text: string): string =>
  Array.from(text.replaceAll(/\r\n?/g, "\n").replaceAll(unfit, "").trim())
    .slice(0, deliveryLimits.answer)
    .join("");
