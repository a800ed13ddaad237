// Companies whose next period has other terms than they last paid or were notified of, and the notices to them.
import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";
import { companies } from "../company/company.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import { isVisible } from "../product/offer.sql.ts";
import { products } from "../product/product.tables.ts";
import { textsColumn } from "../product/product.texts.sql.ts";
import { submissions } from "../submission/submission.tables.ts";
import { licenses, priceNotices } from "./license.tables.ts";
import { payments } from "../billing/payment.tables.ts";
import type { Terms } from "./paid.store.ts";

const ofLicense = (table: typeof payments | typeof priceNotices) =>
  sql`${table.productId} = ${licenses.productId} and ${table.companyId} = ${licenses.companyId}`;
const terms = sql`amount_cents, currency, expiration_id, created_at`;
const asJson = (cents: unknown, currency: unknown, expirationId: unknown) =>
  sql<Terms>`jsonb_build_object('cents', ${cents}, 'currency', ${currency}, 'expirationId', ${expirationId})`;
const knownTerms = sql<Terms>`(
  select ${asJson(sql`k.amount_cents`, sql`k.currency`, sql`k.expiration_id`)} from (
    select ${terms} from ${payments} where ${ofLicense(payments)} and ${payments.status} = 'paid'
    union all
    select ${terms} from ${priceNotices} where ${ofLicense(priceNotices)}
  ) k order by k.created_at desc limit 1)`;

/** The terms that the license's company last paid or was notified of; undefined when it has never paid. */
export async function findKnownTerms(tx: Tx, licenseId: number): Promise<Terms | undefined> {
  const rows = await tx
    .select({ known: sql<Terms | null>`${knownTerms}` })
    .from(licenses)
    .where(eq(licenses.id, licenseId));
  return rows[0]?.known ?? undefined;
}

const current = asJson(submissions.priceCents, submissions.priceCurrency, submissions.expirationId);

/** At most `limit` companies that can renew and whose known price or contract length is outdated. */
export const listUninformed = (tx: Tx, productId: number, limit: number) =>
  tx
    .select({
      licenseId: licenses.id,
      companyId: companies.id,
      name: companies.name,
      email: companies.email,
      country: companies.country,
      expiresAt: licenses.expiresAt,
      known: knownTerms,
      current,
      productName: products.name,
      texts: textsColumn,
    })
    .from(licenses)
    .innerJoin(companies, and(eq(companies.id, licenses.companyId), eq(companies.active, true)))
    .innerJoin(products, eq(products.id, licenses.productId))
    .innerJoin(
      submissions,
      and(eq(submissions.productId, products.id), isVisible({ email: companies.email })),
    )
    .where(
      and(
        eq(licenses.productId, productId),
        eq(licenses.free, false),
        // Skips licenses without an end, which are never renewed, and expired ones that are not installed.
        or(sql`${licenses.expiresAt} > now()`, isNotNull(licenses.installedSubmissionId)),
        isNotNull(licenses.expiresAt),
        sql`${knownTerms} <> ${current}`,
      ),
    )
    .orderBy(asc(licenses.id))
    .limit(limit);
export type Uninformed = Awaited<ReturnType<typeof listUninformed>>[number];

/** Stores the terms that the company is notified of. */
export async function insertNotice(
  tx: Tx,
  productId: number,
  companyId: number,
  { cents, currency, expirationId }: Terms,
): Promise<void> {
  await tx
    .insert(priceNotices)
    .values({ productId, companyId, amountCents: cents, currency, expirationId });
}
