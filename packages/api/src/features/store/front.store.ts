// Data of the store's front page: which builds came on sale lately, and which products companies use.
import { frontMost, onSale, usedByLeast, usedDays } from "@lanyard/contract";
import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/db.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { companies } from "../company/company.tables.ts";
import { licenses } from "../license/license.tables.ts";
import { isVisible } from "../product/offer.sql.ts";
import type { Viewer } from "../product/offer.viewer.ts";
import { enabledAccounts, submissions } from "../submission/submission.tables.ts";
import { storeArrivals, storeUsed } from "./store.tables.ts";

export interface Arrival {
  readonly id: number;
  /** When the product's first version came on sale, in ms since 1970. */
  readonly firstAt: number;
  /** When this version came on sale, in ms since 1970; null for a first version. */
  readonly updatedAt: number | null;
}

const milliseconds = (column: unknown) =>
  sql<number | null>`(extract(epoch from ${column}) * 1000)::float8`;

/** Public builds of new products and of newer versions that came on sale lately, unsorted. */
export async function publicArrivals(tx: Tx): Promise<Arrival[]> {
  const select = () =>
    tx
      .select({
        id: storeArrivals.submissionId,
        firstAt: milliseconds(storeArrivals.firstAt),
        updatedAt: milliseconds(storeArrivals.updatedAt),
      })
      .from(storeArrivals);
  const rows = [
    ...(await select()
      .orderBy(desc(storeArrivals.firstAt), desc(storeArrivals.submissionId))
      .limit(frontMost)),
    ...(await select()
      .where(isNotNull(storeArrivals.updatedAt))
      .orderBy(desc(storeArrivals.updatedAt), desc(storeArrivals.submissionId))
      .limit(frontMost)),
  ];
  return rows.map((row) => ({ ...row, firstAt: row.firstAt ?? 0 }));
}

/** Like `publicArrivals`, for the newest private builds that the e-mail is enabled for. */
export async function enabledArrivals(tx: Tx, email: string): Promise<Arrival[]> {
  const { rows } = await tx.execute<{
    id: string;
    first_at: number;
    updated_at: number | null;
  }>(
    sql`select build.id, ${milliseconds(sql`first_at`)} as first_at, ${milliseconds(sql`updated_at`)} as updated_at
      from ${enabledAccounts} cross join lateral
        (select ${submissions.id} from ${submissions} where ${submissions.id} = ${enabledAccounts.submissionId}
          and ${submissions.status} ${oneOf(onSale)} and ${submissions.isPrivate} offset 0) build
      cross join lateral (select first_at, updated_at from arrivals where submission_id = build.id offset 0) came
      where lower(${enabledAccounts.email}) = lower(${email})
      order by ${enabledAccounts.submissionId} desc limit ${frontMost}`,
  );
  return rows.map(({ id, first_at, updated_at }) => ({
    id: Number(id),
    firstAt: first_at,
    updatedAt: updated_at,
  }));
}

/** Builds on sale of the most used products in the country of the given company; undefined means all countries. */
export async function mostUsed(
  tx: Tx,
  viewer: Viewer,
  companyId: number | undefined,
): Promise<number[]> {
  const country =
    companyId === undefined
      ? ""
      : sql`(select ${companies.country} from ${companies} where ${companies.id} = ${companyId})`;
  const rows = await tx
    .select({ id: submissions.id })
    .from(storeUsed)
    .innerJoin(submissions, eq(submissions.productId, storeUsed.productId))
    .where(and(eq(storeUsed.country, country), isVisible(viewer)))
    .orderBy(desc(storeUsed.companies), asc(storeUsed.productId))
    .limit(frontMost);
  return rows.map(({ id }) => id);
}

/** The number of products stored per country: more than are shown, because some may be hidden before the next count. */
const usedMost = 60;

/** Counts again which products companies have installed in the last `usedDays` days. */
export async function countUsed(db: Db): Promise<void> {
  const sale = sql`exists (select from ${submissions} where ${submissions.productId} = l.product_id and ${submissions.status} ${oneOf(onSale)})`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('store_used'))`);
    const { rows } = await tx.execute<{ country: string; product_id: string; companies: number }>(
      sql`with installed as (
          select l.product_id, c.country, count(*)::int as companies
          from ${licenses} l join ${companies} c on c.id = l.company_id
          where l.installed_submission_id is not null and l.installed_at > now() - make_interval(days => ${usedDays}::int)
            and c.active group by 1, 2),
        totals as (
          select country, product_id, companies from installed
          union all select '', product_id, sum(companies)::int from installed group by product_id),
        ranked as (
          select l.*, row_number() over (partition by country order by companies desc, product_id) as place
          from totals l where companies >= ${usedByLeast} and ${sale})
        select country, product_id, companies from ranked where place <= ${usedMost}`,
    );
    const values = JSON.stringify(rows);
    const due = sql`jsonb_to_recordset(${values}::jsonb) as due (country text, product_id bigint, companies int)`;
    await tx.execute(
      sql`delete from ${storeUsed} u where not exists (select from ${due} where due.country = u.country and due.product_id = u.product_id)`,
    );
    await tx.execute(
      sql`insert into ${storeUsed} select * from ${due}
        on conflict (country, product_id) do update set companies = excluded.companies where store_used.companies <> excluded.companies`,
    );
  });
}
