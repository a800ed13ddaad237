// How a stranger's answer begins, fit to be stored and shown as text.
import { dispatchLimits } from "@lanyard/contract";

/** Neither ends a line in another place, nor turns the writing round, nor is refused by the database. */
const unfit = /[^\P{C}\n\t]/gu;

/** At most so many characters of it, without control characters. */
export const firstWords = (text: string): string =>
  Array.from(text.replaceAll(/\r\n?/g, "\n").replaceAll(unfit, "").trim())
    .slice(0, dispatchLimits.answer)
    .join("");
