// Reads the licenses of a company: their ids in order, and the data of their cards.
import { licenseListLimits, type LicenseFilter, type LicenseOrder } from "@lanyard/contract";
import { eq, sql, type SQL } from "drizzle-orm";
import { users } from "../../account/account.tables.ts";
import type { Db, Tx } from "../../../platform/database/db.ts";
import type { Place } from "../../../platform/database/pages.ts";
import { expiringAt } from "../license.sql.ts";
import { licenses } from "../license.tables.ts";
import { expirations, menuEntries } from "../../lookup/lookup.tables.ts";
import { asApproved, isAccessible } from "../../product/offer.sql.ts";
import { cardColumns } from "../../product/product.card.sql.ts";
import { products } from "../../product/product.tables.ts";
import { submissions, submissionTexts } from "../../submission/submission.tables.ts";
import { areFew, defaultSpanSize, listSpans } from "./list.span.store.ts";
import {
  conditionByFilter,
  companyLicenses,
  lastPaid,
  unused,
  type Among,
  type Holder,
} from "./list.sql.ts";

export interface LicenseQuery {
  readonly filter: LicenseFilter | undefined;
  /** Folded words, all of which must occur in the name. */
  readonly words: readonly string[];
  readonly order: LicenseOrder;
  /** The languages of the title by which licenses are sorted, in order of preference. */
  readonly languageIds: readonly number[];
}

/**
 * The build that a license's card shows: the one on sale to the company, else the installed one, else an approved one
 * (preferably open to the company, then not newer than the license, then the newest), else the product's first build.
 */
const cardBuildId = (company: Holder, license: SQL): SQL => sql`coalesce(
  ${license}.offer_id,
  ${license}.installed_submission_id,
  (select ${submissions.id} from ${submissions}
    where ${submissions.productId} = ${license}.product_id and ${asApproved}
    order by (${isAccessible(company)}) desc, (${submissions.createdAt} <= ${license}.created_at) desc, ${submissions.id} desc limit 1),
  (select min(${submissions.id}) from ${submissions} where ${submissions.productId} = ${license}.product_id))`;

const licenseRow = sql.raw("held");
const title = (company: Holder, languageIds: readonly number[]): SQL => sql`coalesce(
  (select nullif(t.name, '') from ${submissionTexts} t where t.submission_id = ${cardBuildId(company, licenseRow)}
    order by array_position(${sql.param([...languageIds])}::int[], t.language_id) limit 1),
  (select ${products.name} from ${products} where ${products.id} = held.product_id))`;

const escaped = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
const hasWords = (company: Holder, words: readonly string[]): SQL => sql`(
  select bool_and(folded(names.names) ilike word) from unnest(${sql.param(words.map(escaped))}::text[]) word, (
    select concat_ws(' ', (select string_agg(t.name, ' ') from ${submissionTexts} t where t.submission_id = ${cardBuildId(company, licenseRow)}),
      (select ${products.name} from ${products} where ${products.id} = held.product_id)) as names) names)`;

/** Twelfths of a cent, which are whole numbers for every contract length. */
const twelfths = sql`coalesce(case when held.running then paid.amount_cents::bigint * 12 / paid.months end, 0)`;
export const noEnd = "end";

interface Order {
  /** The joins after `held` in the query. */
  readonly from: SQL;
  readonly key: SQL;
  /** The key as text, for the cursor. */
  readonly text: SQL;
  readonly order: SQL;
  readonly behind: (after: Place) => SQL;
}
function ordered(company: Holder, { order, languageIds }: LicenseQuery): Order {
  if (order === "renewal")
    return {
      from: sql``,
      key: sql`held.ends_at`,
      text: sql`case when isfinite(k.key) then (extract(epoch from k.key) * 1000000)::bigint::text else ${noEnd} end`,
      order: sql`k.key, k.id`,
      behind: ({ key, id }) =>
        sql`(held.ends_at, held.id) > (${key === noEnd ? sql`'infinity'::timestamptz` : sql`'epoch'::timestamptz + ${key}::bigint * interval '1 microsecond'`}, ${id}::bigint)`,
    };
  if (order === "cost")
    return {
      from: lastPaid(sql`held.id`),
      key: twelfths,
      text: sql`k.key::text`,
      order: sql`k.key desc, k.id`,
      behind: ({ key, id }) =>
        sql`(${twelfths} < ${key}::bigint or (${twelfths} = ${key}::bigint and held.id > ${id}::bigint))`,
    };
  const name = sql`${title(company, languageIds)} collate "und-x-icu"`;
  return {
    from: sql``,
    key: name,
    text: sql`k.key`,
    order: sql`k.key, k.id`,
    behind: ({ key, id }) => sql`(${name}, held.id) > (${key}::text, ${id}::bigint)`,
  };
}

interface Page {
  readonly after: Place | undefined;
  /** Null for no limit. */
  readonly limit: number | null;
}

export async function selectAmong(
  tx: Tx,
  company: Holder,
  query: LicenseQuery,
  { after, limit }: Page,
  among?: Among,
): Promise<Place[]> {
  const { from, key, text, order, behind } = ordered(company, query);
  const where = [
    ...(query.filter === undefined ? [] : [conditionByFilter[query.filter]]),
    ...(query.words.length === 0 ? [] : [hasWords(company, query.words)]),
    ...(after === undefined ? [] : [behind(after)]),
    sql`true`,
  ];
  const { rows } = await tx.execute<{
    id: string;
    key: string;
  }>(sql`with ${companyLicenses(company, among)}
    select k.id, ${text} as key from (
      select held.id, ${key} as key from held ${from} where ${sql.join(where, sql` and `)}) k
    order by ${order} limit ${limit}`);
  return rows.map((row) => ({ id: Number(row.id), key: row.key }));
}

/** Whether an index provides the order, so that a query reads only the rows of its page. */
export const isWalked = ({ order, filter, words }: LicenseQuery): boolean =>
  order === "renewal" && filter === undefined && words.length === 0;

/**
 * Licenses of the company in the wanted order, starting after the last one of the previous page. When there are many,
 * each part selects its candidates for the page, all from one snapshot, and the page is selected from the candidates.
 */
export async function selectLicenses(
  db: Db,
  company: Holder,
  query: LicenseQuery,
  page: Page & { readonly limit: number },
  size = defaultSpanSize,
): Promise<Place[]> {
  if (isWalked(query) || (await areFew(db, company, size)))
    return selectAmong(db, company, query, page);
  return db.transaction(
    async (tx) => {
      const ids: number[] = [];
      for await (const span of listSpans(tx, company, size))
        ids.push(...(await selectAmong(tx, company, query, page, span)).map(({ id }) => id));
      return selectAmong(tx, company, query, page, { ids });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** The cards of the given licenses, in no particular order. */
export async function selectCards(tx: Tx, company: Holder, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const facts = sql`(with ${companyLicenses(company, { ids })} select held.*, ${unused} as unused, ${conditionByFilter.update} as updates, paid.amount_cents, paid.currency, paid.months, ${twelfths} as twelfths,
    (select count(*)::int from (select distinct u.user_id from user_permissions u where u.license_id = held.id limit ${licenseListLimits.people + 1}) p) as people
    from held ${lastPaid(sql`held.id`)}) f`;
  const fact = <T>(name: string) => sql<T>`f.${sql.raw(name)}`;
  return tx
    .select({
      ...cardColumns,
      licenseId: licenses.id,
      free: licenses.free,
      createdAt: licenses.createdAt,
      paidAt: licenses.paidAt,
      expiresAt: licenses.expiresAt,
      expiringAt,
      installedSubmissionId: licenses.installedSubmissionId,
      installedVersion: sql<string>`coalesce((select i.version from ${submissions} i where i.id = ${licenses.installedSubmissionId}), '')`,
      expired: sql<boolean>`coalesce(${licenses.expiresAt} <= now(), false)`,
      offerCents: sql<number | null>`f.offer_cents`,
      offerCurrency: sql<string | null>`f.offer_currency`,
      offerExpirationId: sql<number | null>`f.offer_expiration_id`,
      offerVersion: sql<string | null>`f.offer_version`,
      onSale: sql<boolean>`f.offer_id is not null`,
      /** Whether the build's texts were approved; otherwise they may be the creator's work in progress. */
      approved: sql<boolean>`${asApproved}`,
      unused: fact<boolean>("unused"),
      updates: fact<boolean>("updates"),
      people: fact<number>("people"),
      twelfths: sql<string>`f.twelfths`,
      paidCurrency: fact<string | null>("currency"),
    })
    .from(sql`${facts}`)
    .innerJoin(licenses, eq(licenses.id, sql`f.id`))
    .innerJoin(products, eq(products.id, licenses.productId))
    .innerJoin(submissions, eq(submissions.id, cardBuildId(company, sql.raw("f"))))
    .innerJoin(users, eq(users.id, products.ownerId))
    .innerJoin(expirations, eq(expirations.id, submissions.expirationId))
    .leftJoin(menuEntries, eq(menuEntries.id, submissions.menuEntryId));
}
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];
