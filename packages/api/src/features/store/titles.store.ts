// The products whose title is what was typed, or begins with it.
import { and, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import type { Viewer } from "../product/offer.viewer.ts";
import { enabledAccounts } from "../submission/submission.tables.ts";
import { occurAll } from "../../platform/database/windows.ts";
import { storeTexts, storeTitles } from "./store.tables.ts";

/** Of a company's private products, only the newest are looked through. */
const privateMost = 500;
/** More would make every cursor long, which contains their ids. */
export const leadingMost = 8;
/** A build has a title in each language, and several can begin alike. */
const titlesEach = 4;

/**
 * Ids of at most `leadingMost` builds on sale that the viewer can see and whose title in any language is the typed text, the
 * newest first, or begins with it, in the order of the alphabet.
 */
export async function findTitled(
  tx: Tx,
  viewer: Viewer,
  { typed, menuEntryId }: { readonly typed: string; readonly menuEntryId: number | undefined },
): Promise<number[]> {
  const key = sql`title_key(${typed})`;
  const ofEntry =
    menuEntryId === undefined ? sql`` : sql` and ${storeTitles.menuEntryId} = ${menuEntryId}`;
  // The titles that begin with the key are next to each other in the index, the key itself first.
  const begins = sql`${key} <> '' and ${storeTitles.title} >= ${key} and ${storeTitles.title} < ${key} || chr(1114111)${ofEntry}`;
  const inOrder = sql`order by title, submission_id desc nulls last limit ${leadingMost * titlesEach}`;
  const selectTitles = sql`select ${storeTitles.title} as title, ${storeTitles.submissionId} as submission_id from ${storeTitles}`;
  const privateTitles = viewer
    ? sql` union all (select * from (${selectTitles} where ${storeTitles.isPrivate} and ${begins} and ${storeTitles.submissionId} in
        (select ${enabledAccounts.submissionId} from ${enabledAccounts} where lower(${enabledAccounts.email}) = lower(${viewer.email})
          order by ${enabledAccounts.submissionId} desc limit ${privateMost})) own ${inOrder})`
    : sql``;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select submission_id as id from ((${selectTitles} where not ${storeTitles.isPrivate} and ${begins} ${inOrder})${privateTitles}) titled ${inOrder}`,
  );
  return [...new Set(rows.map(({ id }) => Number(id)))].slice(0, leadingMost);
}

/** Those of the builds that do not contain all of these words. */
export async function withoutWords(
  tx: Tx,
  ids: readonly number[],
  words: readonly string[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: storeTexts.submissionId })
    .from(storeTexts)
    .where(and(inArray(storeTexts.submissionId, [...ids]), occurAll(storeTexts.words, words)));
  return ids.filter((id) => rows.every((row) => row.id !== id));
}
