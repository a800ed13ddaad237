// Figures about all licenses of a company, read in parts so that no statement takes long.
import { licenseFilters, type LicenseFilter } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/database/db.ts";
import { defaultSpanSize, listSpans } from "./list.span.store.ts";
import {
  conditionByFilter,
  companyLicenses,
  lastPaid,
  type Holder,
  type Span,
} from "./list.sql.ts";

/** The total price of contracts with the same currency and length. */
export interface Contracts {
  readonly currency: string;
  readonly months: number;
  readonly cents: number;
}

/**
 * The counts of a group of licenses with the same currency and length of the running contract and the same currency of
 * the due renewal.
 */
type Row = Record<LicenseFilter | "licenses" | "not_renewable", number> & {
  readonly paid_currency: string | null;
  readonly paid_months: number | null;
  readonly paid_cents: string;
  readonly due_currency: string | null;
  readonly due_cents: string;
};

async function summarizeSpan(tx: Tx, company: Holder, span: Span): Promise<Row[]> {
  const counts = licenseFilters.map(
    (name) =>
      sql`count(*) filter (where ${conditionByFilter[name]})::int as ${sql.identifier(name)}`,
  );
  const renewable = sql`${conditionByFilter.due} and held.offer_id is not null`;
  const { rows } = await tx.execute<Row>(sql`with ${companyLicenses(company, span)}
    select paid.currency as paid_currency, paid.months as paid_months, coalesce(sum(paid.amount_cents), 0) as paid_cents,
      case when ${renewable} then held.offer_currency end as due_currency,
      coalesce(sum(held.offer_cents) filter (where ${renewable}), 0) as due_cents, count(*)::int as licenses,
      count(*) filter (where ${conditionByFilter.due} and held.offer_id is null)::int as not_renewable, ${sql.join(counts, sql`, `)}
    from held ${lastPaid(sql`case when held.running then held.id end`)}
    group by 1, 2, 4 order by 1, 2, 4`);
  return rows;
}

/** The groups of licenses in all parts, read from one snapshot. */
export const readSummary = (db: Db, company: Holder, size = defaultSpanSize): Promise<Row[]> =>
  db.transaction(
    async (tx) => {
      const summary: Row[] = [];
      for await (const span of listSpans(tx, company, size))
        summary.push(...(await summarizeSpan(tx, company, span)));
      return summary;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

const total = <T>(rows: readonly T[], count: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + count(row), 0);

/** The number of licenses, of those that each filter finds, and of those that are due and cannot be renewed. */
export const sumCounts = (
  rows: readonly Row[],
): Record<LicenseFilter | "licenses" | "not_renewable", number> =>
  Object.fromEntries(
    (["licenses", "not_renewable", ...licenseFilters] as const).map((name) => [
      name,
      total(rows, (row) => row[name]),
    ]),
  ) as Record<LicenseFilter | "licenses" | "not_renewable", number>;

/** The running paid contracts, without those that have no end. */
export const listContracts = (rows: readonly Row[]): Contracts[] =>
  rows.flatMap(({ paid_currency: currency, paid_months: months, paid_cents: cents }) =>
    currency === null || months === null ? [] : [{ currency, months, cents: Number(cents) }],
  );

/** The current cost of renewing all due licenses, by currency. */
export function sumDue(
  rows: readonly Row[],
): { readonly currency: string; readonly cents: number }[] {
  const sums = new Map<string, number>();
  for (const { due_currency: currency, due_cents: cents } of rows)
    if (currency !== null) sums.set(currency, (sums.get(currency) ?? 0) + Number(cents));
  return [...sums]
    .map(([currency, cents]) => ({ currency, cents }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
}
