// Searches for long numbers, by any part of them: three digits occur in thousands of texts, six digits in few.
import { sql, type SQL } from "drizzle-orm";

/**
 * The indexed expressions: the parts of a text's numbers, and the condition for texts that have any. Both have to match
 * the index.
 */
export interface Numbers {
  readonly parts: SQL;
  readonly any: SQL;
}

/** The function `number_parts` of the migrations has the same length. */
const partLength = 6;

/** Every run of six digits in the words' numbers of at least six digits. */
export const splitNumbers = (words: readonly string[]): string[] => [
  ...new Set(
    words
      .flatMap((word) => word.match(/[0-9]{6,}/g) ?? [])
      .flatMap((number) =>
        Array.from({ length: number.length - partLength + 1 }, (_, start) =>
          number.slice(start, start + partLength),
        ),
      ),
  ),
];

/** The condition for texts whose numbers have all these parts. */
export const hasParts = ({ parts, any }: Numbers, required: readonly string[]): SQL =>
  sql`${any} and ${parts} @> ${sql.param([...required])}::text[]`;
