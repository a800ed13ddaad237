// Long numbers among the words of a search: in any part of them, which thousands of texts share by three digits, few by six.
import { sql, type SQL } from "drizzle-orm";

/** What is indexed: the parts of a text's numbers, and the condition for texts that have any. Both are those of the index. */
export interface Numbers {
  readonly parts: SQL;
  readonly any: SQL;
}

/** The function `number_parts` of the migrations has the same. */
const partLength = 6;

/** Every six digits in a row of the numbers that are as long. */
export const partsOf = (words: readonly string[]): string[] => [
  ...new Set(
    words
      .flatMap((word) => word.match(/[0-9]{6,}/g) ?? [])
      .flatMap((number) =>
        Array.from({ length: number.length - partLength + 1 }, (_, at) =>
          number.slice(at, at + partLength),
        ),
      ),
  ),
];

/** The condition for texts whose numbers have all these parts. */
export const hasParts = ({ parts, any }: Numbers, wanted: readonly string[]): SQL =>
  sql`${any} and ${parts} @> ${sql.param([...wanted])}::text[]`;
