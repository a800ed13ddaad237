// Searches texts for a substring, in a way that a trigram index can answer.
import { ilike, or, type AnyColumn, type SQL } from "drizzle-orm";

/**
 * One or two letters have a trigram only at the beginning of a word: searching for them anywhere would read every row
 * to find a few.
 */
const isShort = (part: string) => /^[\p{Script=Latin}\p{N}]{1,2}$/u.test(part);
/**
 * What may precede a word in names, sentences, e-mail addresses and URLs; the empty string stands for the beginning of
 * the text.
 */
const wordStarts = ["", "% ", "%/", "%@", "%.", "%-", "%'", "%’"] as const;

/** Whether one of the texts contains this part; for one or two letters, whether one of its words begins with them. */
export function matchPart(part: string, columns: readonly AnyColumn[]): SQL | undefined {
  const literal = part.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const patterns = isShort(part)
    ? wordStarts.map((beginning) => `${beginning}${literal}%`)
    : [`%${literal}%`];
  return or(...columns.flatMap((column) => patterns.map((pattern) => ilike(column, pattern))));
}
