// Reads a search newest first in windows of ids that grow while they have few matches, so that a rare word does not
// read every row, and a common one not every match.
import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Tx } from "./db.ts";
import { hasParts, splitNumbers, type Numbers } from "./numbers.ts";
import type { IdPage } from "./pages.ts";

/** A table whose rows list the windows that contain them in `tags`, with a GIN index of `tags` and `words`. */
export interface Searched {
  readonly table: SQL | { getSQL(): SQL };
  readonly id: AnyColumn;
  readonly tags: AnyColumn;
  readonly words: AnyColumn;
  /** The parts of long numbers among the words, where an index has them. */
  readonly numbers?: Numbers | undefined;
}

export interface SearchTerms {
  /** Parts of words, all of which have to occur. Never empty. */
  readonly words: readonly string[];
  /** A row has to have all of these tags. */
  readonly tags: readonly string[];
}

// The sizes of windows; the views of the migrations use the same numbers, and three more levels.
const smallestSize = 256;
const growth = 8;
/** The largest window holds at most a million ids: when it has too many matches, they were all read for nothing. */
const topLevel = 4;
const windowSize = (level: number) => smallestSize * growth ** level;

const maxWords = 8;
/** The words of the typed text, at most eight. */
export const splitWords = (typed: string): string[] =>
  typed.split(/\s/).filter(Boolean).slice(0, maxWords);
/** The words that contain a letter or digit; the others cannot be searched for. */
export const searchable = (words: readonly string[]): string[] =>
  words.filter((word) => /[\p{L}\p{N}]/u.test(word));

/** All characters used as an apostrophe: the keyboard's first, then printed ones. */
const apostrophes = "'’‘ʼ′`´";
const anyApostrophe = new RegExp(`[${apostrophes}]`, "g");

/**
 * Matches part of a word, ignoring case and the kind of apostrophe. A word without three letters or digits in a row,
 * which the index needs, only matches the beginning of a word.
 */
function occurs(column: AnyColumn, word: string): SQL {
  const letters = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const pattern = /[\p{L}\p{N}]{3}/u.test(word) ? `%${letters}%` : `% ${letters}%`;
  const plain = pattern.replaceAll(anyApostrophe, "'");
  if (!plain.includes("'")) return sql`${column} ilike ${pattern}`;
  // The index matches any character in the place of an apostrophe; `translate` then keeps the rows that have one there.
  const straight = "'".repeat(apostrophes.length);
  return sql`(${column} ilike ${plain.replaceAll("'", "_")}
    and translate(${column}, ${apostrophes}, ${straight}) ilike ${plain})`;
}
export const occurAll = (column: AnyColumn, words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => occurs(column, word)),
    sql` and `,
  );

interface Window {
  readonly level: number;
  /** The window covers the ids from `start` up to, but not including, `end`. */
  readonly start: number;
  readonly end: number;
}

/** The ids of at most `count` matches in the window, in no particular order. */
async function findMatches(
  tx: Tx,
  { table, id, tags, words, numbers }: Searched,
  { level, start, end }: Window,
  terms: SearchTerms,
  count: number,
): Promise<number[]> {
  const size = windowSize(level);
  const names: string[] = [];
  for (let at = start; at < end; at += size) names.push(`${level}:${at / size}`);
  const tagged =
    terms.tags.length === 0 ? sql`` : sql` and ${tags} @> ${sql.param(terms.tags)}::text[]`;
  const parts = numbers ? splitNumbers(terms.words) : [];
  const numbered = numbers && parts.length > 0 ? sql` and ${hasParts(numbers, parts)}` : sql``;
  // `+ 0` keeps PostgreSQL from using the primary key instead of the index of the words.
  const { rows } = await tx.execute<{ id: string }>(
    sql`select ${id} as id from ${table}
      where ${tags} && ${sql.param(names)}::text[]${tagged}${numbered} and ${occurAll(words, terms.words)}
      and ${id} + 0 < ${end} limit ${count}`,
  );
  return rows.map(({ id: matchId }) => Number(matchId));
}

async function newest(tx: Tx, { table, id }: Searched): Promise<number> {
  const { rows } = await tx.execute<{ id: string | null }>(
    sql`select max(${id}) as id from ${table}`,
  );
  return Number(rows[0]?.id ?? 0);
}

async function walk(
  tx: Tx,
  searched: Searched,
  terms: SearchTerms,
  { before, limit }: IdPage,
): Promise<number[]> {
  const ids: number[] = [];
  const maxMatches = 4 * limit;
  // A forged cursor can name any id: above the newest id there is nothing to search.
  let end = Math.min(before ?? Infinity, (await newest(tx, searched)) + 1);
  let level = 0;
  // Whether to read all windows up to the next larger one at once.
  let wide = false;
  // A window with too many matches contains the rest of the page: after it, windows only get smaller.
  let overflowed = false;
  // A long number occurs in few rows, anywhere in the table: after the first window, all the rest is read at once.
  let readsRest = false;
  let isRare = searched.numbers !== undefined && splitNumbers(terms.words).length > 0;
  while (end > 1 && ids.length < limit) {
    const above = wide && level < topLevel ? windowSize(level + 1) : windowSize(level);
    const start = readsRest ? 0 : Math.floor((end - 1) / above) * above;
    const isSmallest = level === 0 && !wide && !readsRest;
    const matches = await findMatches(
      tx,
      searched,
      { level: readsRest ? topLevel : level, start, end },
      terms,
      isSmallest ? smallestSize : maxMatches + 1,
    );
    if (readsRest && matches.length > maxMatches) {
      readsRest = false;
      continue;
    }
    readsRest = isRare;
    isRare = false;
    if (matches.length > maxMatches && !isSmallest) {
      if (!wide) level -= 1;
      wide = false;
      overflowed = true;
      continue;
    }
    ids.push(...matches.toSorted((a, b) => b - a));
    end = start;
    wide = !overflowed && matches.length * growth <= maxMatches;
    if (wide && level < topLevel && end % windowSize(level + 1) === 0) level += 1;
  }
  return ids.slice(0, limit);
}

/** Ids of the rows with these words and tags, newest first. */
export const searchNewest = (
  db: Tx,
  searched: Searched,
  terms: SearchTerms,
  page: IdPage,
): Promise<number[]> =>
  db.transaction(async (tx) => {
    // With a limit, PostgreSQL expects to find enough rows early in a table scan, which is slow for rare words.
    await tx.execute(sql`set local enable_seqscan = off`);
    return walk(tx, searched, terms, page);
  });
