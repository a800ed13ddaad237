// Searches texts for a part of them, so that an index of their trigrams answers.
import { ilike, or, type AnyColumn, type SQL } from "drizzle-orm";

/** One or two letters have no trigram but at the beginning of a word: anywhere, all there is would be read for the few that have them. */
const isShort = (part: string) => /^[\p{Script=Latin}\p{N}]{1,2}$/u.test(part);
/** What a word may stand behind, in names, sentences and e-mail addresses; at first nothing. */
const before = ["", "% ", "%@", "%.", "%-", "%'", "%’"] as const;

/** Whether one of the texts has this part; of one or two letters, whether a word of it begins with them. */
export function partOf(part: string, columns: readonly AnyColumn[]): SQL | undefined {
  const literal = part.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const patterns = isShort(part)
    ? before.map((beginning) => `${beginning}${literal}%`)
    : [`%${literal}%`];
  return or(...columns.flatMap((column) => patterns.map((pattern) => ilike(column, pattern))));
}
