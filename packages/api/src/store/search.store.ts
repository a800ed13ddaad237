// Text search of builds on sale, newest first: reads windows of ids that grow while they have few matches, so that a
// rare word does not read every build, and a common one not every match.
import { onSale } from "@lanyard/contract";
import { sql, type SQL } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import { oneOf } from "../database/one-of.ts";
import { enabledAccounts, submissions } from "../submission/submission.tables.ts";
import { storeTexts } from "./store.tables.ts";

export interface Search {
  /** All of them have to occur. */
  readonly words: readonly string[];
  /** Undefined: all entries. */
  readonly menuEntryId: number | undefined;
}
export interface IdPage {
  /** The id that the page continues below. */
  readonly before: number | undefined;
  readonly limit: number;
}

// The sizes of windows; the view of the migration has these numbers, and three levels more.
const smallestSize = 256;
const growth = 8;
/**
 * The largest window: when it has too many matches they were all read for nothing, so it holds at most a million ids.
 */
const topLevel = 4;
const sizeOf = (level: number) => smallestSize * growth ** level;

/** Words with a letter or digit: without one there is nothing to search for. */
export const searchable = (words: readonly string[]): string[] =>
  words.filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Matches part of a word, whatever the case; without three letters in a row, which the index needs, the start of one. */
function occurs(word: string): SQL {
  const letters = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const pattern = /[\p{L}\p{N}]{3}/u.test(word) ? `%${letters}%` : `% ${letters}%`;
  return sql`${storeTexts.words} ilike ${pattern}`;
}
const occurAll = (words: readonly string[]): SQL => sql.join(words.map(occurs), sql` and `);

interface Window {
  readonly level: number;
  /** From this id up to, not including, `end`. */
  readonly start: number;
  readonly end: number;
}

/** Public matches in the window, in any order, at most `count`. */
async function matchesIn(
  tx: Tx,
  { level, start, end }: Window,
  { words, menuEntryId }: Search,
  count: number,
): Promise<number[]> {
  const size = sizeOf(level);
  const tags: string[] = [];
  for (let at = start; at < end; at += size) tags.push(`${level}:${at / size}`);
  const ofMenu =
    menuEntryId === undefined ? sql`` : sql` and ${storeTexts.tags} @> array[${`m${menuEntryId}`}]`;
  // `+ 0` keeps PostgreSQL from using the primary key instead of the index of the words.
  const { rows } = await tx.execute<{ id: string }>(
    sql`select ${storeTexts.submissionId} as id from ${storeTexts}
      where ${storeTexts.tags} && ${sql.param(tags)}::text[]${ofMenu} and ${occurAll(words)}
      and ${storeTexts.submissionId} + 0 < ${end} limit ${count}`,
  );
  return rows.map(({ id }) => Number(id));
}

async function newest(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ id: string | null }>(
    sql`select max(${storeTexts.submissionId}) as id from ${storeTexts}`,
  );
  return Number(rows[0]?.id ?? 0);
}

/** Ids of public builds on sale with these words. */
export const searchPublic = (db: Tx, search: Search, page: IdPage): Promise<number[]> =>
  db.transaction(async (tx) => {
    // With a limit PostgreSQL expects to find enough early in a scan of the table, which is slow for rare words.
    await tx.execute(sql`set local enable_seqscan = off`);
    return searchWindows(tx, search, page);
  });

async function searchWindows(tx: Tx, search: Search, { before, limit }: IdPage): Promise<number[]> {
  const found: number[] = [];
  const maxMatches = 4 * limit;
  let end = before ?? (await newest(tx)) + 1;
  let level = 0;
  // Whether to read all windows up to the next larger one at once.
  let wide = false;
  // A window with too many matches has the rest of the page: after it windows only get smaller.
  let overflowed = false;
  while (end > 1 && found.length < limit) {
    const above = wide && level < topLevel ? sizeOf(level + 1) : sizeOf(level);
    const start = Math.floor((end - 1) / above) * above;
    const isSmallest = level === 0 && !wide;
    const matches = await matchesIn(
      tx,
      { level, start, end },
      search,
      isSmallest ? smallestSize : maxMatches + 1,
    );
    if (matches.length > maxMatches && !isSmallest) {
      if (!wide) level -= 1;
      wide = false;
      overflowed = true;
      continue;
    }
    found.push(...matches.toSorted((a, b) => b - a));
    end = start;
    wide = !overflowed && matches.length * growth <= maxMatches;
    if (wide && level < topLevel && end % sizeOf(level + 1) === 0) level += 1;
  }
  return found.slice(0, limit);
}

/** Ids of private builds on sale with these words, for which the e-mail is enabled. */
export async function searchEnabled(
  tx: Tx,
  email: string,
  { words, menuEntryId }: Search,
  { before, limit }: IdPage,
): Promise<number[]> {
  const conditions = [
    sql`${submissions.status} ${oneOf(onSale)} and ${submissions.isPrivate}`,
    ...(menuEntryId === undefined ? [] : [sql`${submissions.menuEntryId} = ${menuEntryId}`]),
    ...(words.length === 0
      ? []
      : [
          sql`exists (select from ${storeTexts} where ${storeTexts.submissionId} = ${submissions.id} and ${occurAll(words)})`,
        ]),
  ];
  const below =
    before === undefined ? sql`` : sql` and ${enabledAccounts.submissionId} < ${before}`;
  // Lateral, to check build by build in the order of the page and to stop when it is full.
  const { rows } = await tx.execute<{ id: string }>(
    sql`select build.id from ${enabledAccounts} cross join lateral
      (select ${submissions.id} from ${submissions} where ${submissions.id} = ${enabledAccounts.submissionId}
        and ${sql.join(conditions, sql` and `)} offset 0) build
      where lower(${enabledAccounts.email}) = lower(${email})${below}
      order by ${enabledAccounts.submissionId} desc limit ${limit}`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Ids of public builds on sale. */
export async function listPublic(
  tx: Tx,
  menuEntryId: number | undefined,
  { before, limit }: IdPage,
): Promise<number[]> {
  const conditions = [
    sql`${submissions.status} ${oneOf(onSale)} and not ${submissions.isPrivate}`,
    ...(menuEntryId === undefined ? [] : [sql`${submissions.menuEntryId} = ${menuEntryId}`]),
    ...(before === undefined ? [] : [sql`${submissions.id} < ${before}`]),
  ];
  const { rows } = await tx.execute<{ id: string }>(
    sql`select ${submissions.id} as id from ${submissions} where ${sql.join(conditions, sql` and `)}
      order by ${submissions.id} desc limit ${limit}`,
  );
  return rows.map(({ id }) => Number(id));
}
