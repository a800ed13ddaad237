// Ids of builds on sale, newest first: by words, by menu entry, and a company's private builds.
import { onSale } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import type { IdPage } from "../../platform/database/pages.ts";
import { occurAll, searchNewest } from "../../platform/database/windows.ts";
import type { Viewer } from "../product/offer.viewer.ts";
import { enabledAccounts, submissions } from "../submission/submission.tables.ts";
import { storeTexts } from "./store.tables.ts";

export interface Search {
  /** All of them must occur. */
  readonly words: readonly string[];
  /** Undefined: all entries. */
  readonly menuEntryId: number | undefined;
}

const searched = {
  table: storeTexts,
  id: storeTexts.submissionId,
  tags: storeTexts.tags,
  words: storeTexts.words,
  numbers: {
    parts: sql`number_parts(${storeTexts.words})`,
    any: sql`${storeTexts.words} ~ '[0-9]{6}'`,
  },
};

/** Ids of public builds on sale that contain these words. */
export const searchPublic = (
  db: Tx,
  { words, menuEntryId }: Search,
  page: IdPage,
): Promise<number[]> =>
  searchNewest(
    db,
    searched,
    { words, tags: menuEntryId === undefined ? [] : [`m${menuEntryId}`] },
    page,
  );

/** Ids of private builds on sale that contain these words and are enabled for the e-mail. */
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
          sql`exists (select from ${storeTexts} where ${storeTexts.submissionId} = ${submissions.id} and ${occurAll(storeTexts.words, words)})`,
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

/** Whether any build that the viewer can see contains the word. */
export async function hasMatch(tx: Tx, viewer: Viewer, word: string): Promise<boolean> {
  const search: Search = { words: [word], menuEntryId: undefined };
  const one: IdPage = { before: undefined, limit: 1 };
  if ((await searchPublic(tx, search, one)).length > 0) return true;
  return viewer !== undefined && (await searchEnabled(tx, viewer.email, search, one)).length > 0;
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
