// The dictionary of the store: finds words near to a mistyped one, and removes words that no text contains.
import { onSale } from "@lanyard/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/db.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { serverSettings } from "../../platform/database/settings.tables.ts";
import { enabledAccounts, submissions } from "../submission/submission.tables.ts";
import { searchPublic } from "./search.store.ts";
import {
  storeArrivals,
  storeRenames,
  storeTexts,
  storeWordDoubts,
  storeWords,
} from "./store.tables.ts";

/** The maximum number of words to compare: keys that match more words are too common to help. */
const nearMost = 500;
/**
 * The number of a company's newest private products whose words are compared; the dictionary contains only words of
 * public products.
 */
const privateMost = 500;

/** Words of public products with one of these keys, which contain the reader's language. */
export const findWords = (db: Tx, keys: readonly string[]): Promise<string[]> =>
  db.transaction(async (tx) => {
    // PostgreSQL overestimates how many words share one of so many keys, and would scan the whole table.
    await tx.execute(sql`set local enable_seqscan = off`);
    const rows = await tx
      .select({ word: storeWords.word })
      .from(storeWords)
      .where(sql`${storeWords.keys} && ${sql.param(keys)}::text[]`)
      .limit(nearMost);
    return rows.map(({ word }) => word);
  });

/**
 * Words of at least `lettersLeast` letters, as readers of the language see them, in the private products that the
 * e-mail is enabled for.
 */
export async function wordsEnabled(
  tx: Tx,
  email: string,
  languageId: number,
  lettersLeast: number,
): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(
    sql`select distinct word from (
        select build.id from ${enabledAccounts} cross join lateral
          (select ${submissions.id} from ${submissions} where ${submissions.id} = ${enabledAccounts.submissionId}
            and ${submissions.status} ${oneOf(onSale)} and ${submissions.isPrivate} offset 0) build
          where lower(${enabledAccounts.email}) = lower(${email})
          order by ${enabledAccounts.submissionId} desc limit ${privateMost}) builds
      cross join lateral (select words from shown_texts where submission_id = builds.id and language_id = ${languageId} offset 0) shown
      cross join letter_words(shown.words) as word where length(word) >= ${lettersLeast}`,
  );
  return rows.map(({ word }) => word);
}

const doubtBatch = 50;

/** Removes words from the dictionary that no public product contains. */
export async function forgetWords(db: Db): Promise<void> {
  for (let doubts = doubtBatch; doubts === doubtBatch;)
    doubts = await db.transaction(async (tx) => {
      // The lock prevents that a build with one of these words is published between the check and the removal.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('store_words'))`);
      const words = (await tx.select().from(storeWordDoubts).limit(doubtBatch)).map(
        ({ word }) => word,
      );
      const unused: string[] = [];
      for (const word of words) {
        const search = { words: [word], menuEntryId: undefined };
        const matches = await searchPublic(tx, search, { before: undefined, limit: 1 });
        if (matches.length === 0) unused.push(word);
      }
      if (unused.length > 0) await tx.delete(storeWords).where(inArray(storeWords.word, unused));
      if (words.length > 0)
        await tx.delete(storeWordDoubts).where(inArray(storeWordDoubts.word, words));
      return words.length;
    });
}

const allFilled = "store_words_filled";
const batch = 500;

/**
 * Folds the texts that were written before migration 0027, and stores their words and dates, which triggers do for
 * later texts; in batches, once per database.
 */
export async function fillStore(db: Db): Promise<void> {
  if (await db.$count(serverSettings, eq(serverSettings.name, allFilled))) return;
  for (let last: number | undefined = 0; last !== undefined;) {
    const after: number = last;
    last = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('store_words'))`);
      const { rows } = await tx.execute<{ id: string | null }>(
        sql`with older as (select submission_id as id from ${storeTexts} where submission_id > ${after}
            order by submission_id limit ${batch}),
          folded as (update ${storeTexts} t set words = searched_words(t.words) from older
            where t.submission_id = older.id and t.words <> searched_words(t.words)),
          arrived as (insert into ${storeArrivals} select * from store_arrivals_due
            where submission_id in (select id from older) on conflict do nothing)
          select max(id) as id from (select id, store_words_add(id) from older) added`,
      );
      return rows[0]?.id ? Number(rows[0].id) : undefined;
    });
  }
  await db.insert(serverSettings).values({ name: allFilled, value: "1" }).onConflictDoNothing();
}

/**
 * Stores the words and titles of a batch of builds on sale after `after`, all of them or one owner's; returns the last
 * one. Whoever saves one of them at the same time waits, and writes after this.
 */
async function refresh(tx: Tx, after: number, ownerId?: number): Promise<number | undefined> {
  const ownerCondition =
    ownerId === undefined ? sql`` : sql` and ${submissions.ownerId} = ${ownerId}`;
  const { rows } = await tx.execute<{ id: string | null }>(
    sql`with older as (select ${submissions.id} from ${submissions} where ${submissions.id} > ${after} and ${submissions.status} ${oneOf(onSale)}${ownerCondition}
        order by ${submissions.id} limit ${batch} for no key update)
      select max(id) as id from (select id, store_texts_refresh(id) from older) refreshed`,
  );
  return rows[0]?.id ? Number(rows[0].id) : undefined;
}

const namesFilled = "store_names_filled";

/** Stores titles and creators' names of builds that were on sale before there were any, in batches, once per database. */
export async function fillTitles(db: Db): Promise<void> {
  if (await db.$count(serverSettings, eq(serverSettings.name, namesFilled))) return;
  for (let last: number | undefined = 0; last !== undefined;) last = await refresh(db, last);
  await db.insert(serverSettings).values({ name: namesFilled, value: "1" }).onConflictDoNothing();
}

/** Stores the builds of renamed creators with the new name, in batches. */
export async function storeNames(db: Db): Promise<void> {
  for (const { userId, at } of await db.select().from(storeRenames)) {
    for (let last: number | undefined = 0; last !== undefined;)
      last = await refresh(db, last, userId);
    // A name that changed again meanwhile stays for the next time.
    await db
      .delete(storeRenames)
      .where(and(eq(storeRenames.userId, userId), eq(storeRenames.at, at)));
  }
}
