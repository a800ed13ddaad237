// Text search of what is on sale, newest first: in windows of ids that grow while little is found in them, so that a
// rare word does not read every build, nor a common one every match.
import { onSale } from "@lanyard/contract";
import { sql, type SQL } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import { oneOf } from "../database/one-of.ts";
import { enabledAccounts, submissions } from "../submission/submission.tables.ts";
import { storeTexts } from "./store.tables.ts";

export interface Search {
  /** Every one of them has to occur. */
  readonly words: readonly string[];
  /** Undefined: every entry. */
  readonly menuEntryId: number | undefined;
}
export interface IdPage {
  /** The id that the page continues below. */
  readonly before: number | undefined;
  readonly limit: number;
}

// As in the migration's view.
const smallest = 256;
const factor = 8;
const topLevel = 7;
const sizeOf = (level: number) => smallest * factor ** level;

/** Words with something to look for: signs alone are no word. */
export const searchable = (words: readonly string[]): string[] =>
  words.filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Part of a word, whatever the case; less than three letters in a row, which the index does not hold, begin a word. */
function occurs(word: string): SQL {
  const letters = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const pattern = /[\p{L}\p{N}]{3}/u.test(word) ? `%${letters}%` : `% ${letters}%`;
  return sql`${storeTexts.words} ilike ${pattern}`;
}
const occurAll = (words: readonly string[]): SQL => sql.join(words.map(occurs), sql` and `);

interface Window {
  readonly level: number;
  /** The first id that is in it, and the first above. */
  readonly start: number;
  readonly end: number;
}

/** Public matches in the window, in any order, at most so many. */
async function matchesIn(
  tx: Tx,
  { level, start, end }: Window,
  { words, menuEntryId }: Search,
  most: number,
): Promise<number[]> {
  const size = sizeOf(level);
  const tags: string[] = [];
  for (let at = start; at < end; at += size) tags.push(`${level}:${at / size}`);
  const ofMenu =
    menuEntryId === undefined ? sql`` : sql` and ${storeTexts.tags} @> array[${`m${menuEntryId}`}]`;
  // `+ 0`: found by the words, not by the key.
  const { rows } = await tx.execute<{ id: string }>(
    sql`select ${storeTexts.submissionId} as id from ${storeTexts}
      where ${storeTexts.tags} && ${sql.param(tags)}::text[]${ofMenu} and ${occurAll(words)}
      and ${storeTexts.submissionId} + 0 < ${end} limit ${most}`,
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
    // With a limit PostgreSQL hopes to meet the few that are wanted on its way through the table.
    await tx.execute(sql`set local enable_seqscan = off`);
    return searchWindows(tx, search, page);
  });

async function searchWindows(tx: Tx, search: Search, { before, limit }: IdPage): Promise<number[]> {
  const found: number[] = [];
  const most = 4 * limit;
  let end = before ?? (await newest(tx)) + 1;
  let level = 0;
  // Whether to take all windows up to the next larger one at once.
  let wide = false;
  // What overflowed holds the rest of the page: from then on windows only get smaller.
  let crowded = false;
  while (end > 1 && found.length < limit) {
    const above = wide && level < topLevel ? sizeOf(level + 1) : sizeOf(level);
    const start = Math.floor((end - 1) / above) * above;
    const isSmallest = level === 0 && !wide;
    const matches = await matchesIn(
      tx,
      { level, start, end },
      search,
      isSmallest ? smallest : most + 1,
    );
    if (matches.length > most && !isSmallest) {
      if (!wide) level -= 1;
      wide = false;
      crowded = true;
      continue;
    }
    found.push(...matches.toSorted((a, b) => b - a));
    end = start;
    wide = !crowded && matches.length * factor <= most;
    if (wide && level < topLevel && end % sizeOf(level + 1) === 0) level += 1;
  }
  return found.slice(0, limit);
}

/** Ids of private builds on sale that the e-mail is enabled for, with these words. */
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
  // Build by build in the order of the page, and no further than the page.
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
