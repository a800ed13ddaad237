// The payments that a company has made, with what they were for.
import { and, desc, eq, lt, sql, type SQL } from "drizzle-orm";
import { companies } from "../company/company.tables.ts";
import type { IdPage } from "../database/pages.ts";
import type { Tx } from "../database/db.ts";
import { expirations } from "../lookup/lookup.tables.ts";
import { products } from "../product/product.tables.ts";
import { textsColumn } from "../product/product.texts.sql.ts";
import { soldVersions, submissions } from "../submission/submission.tables.ts";
import { payments } from "./license.tables.ts";

/** The build that was paid for; of payments that do not tell, the newest that has been on sale. */
const paidBuild = sql`(select max(s.id) from submissions s
  join ${soldVersions} v on v.product_id = s.product_id and v.version = s.version
  where s.product_id = ${payments.productId} and s.version = coalesce(${payments.version}, s.version))`;

const select = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      payment: payments,
      productName: products.name,
      texts: textsColumn,
      expirationLabel: expirations.label,
      companyName: companies.name,
      companyEmail: companies.email,
    })
    .from(payments)
    .innerJoin(products, eq(products.id, payments.productId))
    .innerJoin(companies, eq(companies.id, payments.companyId))
    .innerJoin(expirations, eq(expirations.id, payments.expirationId))
    .leftJoin(submissions, eq(submissions.id, paidBuild))
    .where(and(eq(payments.status, "paid"), where))
    .$dynamic();

export type ReceiptRow = Awaited<ReturnType<typeof select>>[number];

export async function findPaid(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<ReceiptRow | undefined> {
  return (await select(tx, and(eq(payments.companyId, companyId), eq(payments.id, id))))[0];
}

/** Newest first, below the payment `before`; of one product if it is named. */
export const listPaid = (
  tx: Tx,
  companyId: number,
  productId: number | undefined,
  { before, limit }: IdPage,
): Promise<ReceiptRow[]> =>
  select(
    tx,
    and(
      eq(payments.companyId, companyId),
      productId === undefined ? undefined : eq(payments.productId, productId),
      before === undefined ? undefined : lt(payments.id, before),
    ),
  )
    .orderBy(desc(payments.id))
    .limit(limit);
