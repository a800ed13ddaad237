// Licenses in the database.
import { and, asc, desc, eq, getTableColumns, isNotNull, lt, sql, type SQL } from "drizzle-orm";
import { companies } from "../company/company.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import { submissions } from "../submission/submission.tables.ts";
import { expiringAt } from "./license.sql.ts";
import { licenses } from "./license.tables.ts";

const expired = sql<boolean>`coalesce(${licenses.expiresAt} <= now(), false)`;
const isExpiring = sql<boolean>`coalesce(${licenses.expiresAt} > now() and ${expiringAt} <= now(), false)`;
const columns = {
  ...getTableColumns(licenses),
  expired,
  /** The period ends soon enough that the license can be renewed ahead. */
  expiring: isExpiring,
  expiringAt,
  installedVersion: sql<string>`coalesce(${submissions.version}, '')`,
};

const select = (tx: Tx, where: SQL | undefined) =>
  tx
    .select(columns)
    .from(licenses)
    .leftJoin(submissions, eq(submissions.id, licenses.installedSubmissionId))
    .where(where)
    .$dynamic();

export type LicenseRow = Awaited<ReturnType<typeof select>>[number];

const ofCompany = (productId: number, companyId: number) =>
  and(eq(licenses.productId, productId), eq(licenses.companyId, companyId));

export async function findLicense(
  tx: Tx,
  productId: number,
  companyId: number,
): Promise<LicenseRow | undefined> {
  return (await select(tx, ofCompany(productId, companyId)))[0];
}

/**
 * Like `findLicense`, but locks the row until the transaction ends. Call it before changing a license or charging for
 * it.
 */
export async function lockLicense(
  tx: Tx,
  productId: number,
  companyId: number,
): Promise<LicenseRow | undefined> {
  return (await select(tx, ofCompany(productId, companyId)).for("update", { of: licenses }))[0];
}

/** Locks the company's licenses of the given products, always in the same order, so that nobody waits in a circle. */
export const lockLicenses = (
  tx: Tx,
  productIds: readonly number[],
  companyId: number,
): Promise<LicenseRow[]> =>
  select(
    tx,
    and(
      eq(licenses.companyId, companyId),
      sql`${licenses.productId} = any(${sql.param([...productIds])}::bigint[])`,
    ),
  )
    .orderBy(asc(licenses.id))
    .for("update", { of: licenses });

/** Locks every company's license of a product, in the same order as `lockLicenses`; call it before the product is locked. */
export const lockProductLicenses = (tx: Tx, productId: number): Promise<unknown> =>
  tx
    .select({ id: licenses.id })
    .from(licenses)
    .where(eq(licenses.productId, productId))
    .orderBy(asc(licenses.id))
    .for("update");

/** Whether a company has got, paid or installed the product since then. */
export async function wasUsedSince(tx: Tx, productId: number, since: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: licenses.id })
    .from(licenses)
    .where(
      and(
        eq(licenses.productId, productId),
        sql`greatest(${licenses.createdAt}, ${licenses.paidAt}, ${licenses.installedAt}) >= ${since}::timestamptz`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Returns whether a license was created; false when the company already had one. */
export async function insertLicense(
  tx: Tx,
  productId: number,
  companyId: number,
  free: boolean,
): Promise<boolean> {
  const rows = await tx
    .insert(licenses)
    .values({ productId, companyId, free })
    .onConflictDoNothing()
    .returning({ id: licenses.id });
  return rows.length > 0;
}

/** See the column `free`. */
export async function markFree(tx: Tx, id: number): Promise<void> {
  await tx.update(licenses).set({ free: true }).where(eq(licenses.id, id));
}

/** Sets the installed build; undefined means uninstalled. */
export async function setInstalledBuild(
  tx: Tx,
  id: number,
  submissionId: number | undefined,
): Promise<void> {
  await tx
    .update(licenses)
    .set(
      submissionId === undefined
        ? { installedSubmissionId: null, installedAt: null }
        : { installedSubmissionId: submissionId, installedAt: sql`now()` },
    )
    .where(eq(licenses.id, id));
}

/** Starts or renews the paid period; recreates the license if it was deleted before its payment was settled. */
export async function savePaidLicense(
  tx: Tx,
  paid: Pick<
    typeof licenses.$inferSelect,
    "productId" | "companyId" | "paidAt" | "periodStartsAt" | "expiresAt"
  >,
): Promise<number> {
  const { paidAt, periodStartsAt, expiresAt } = paid;
  const rows = await tx
    .insert(licenses)
    .values(paid)
    .onConflictDoUpdate({
      target: [licenses.productId, licenses.companyId],
      set: { paidAt, periodStartsAt, expiresAt },
    })
    .returning({ id: licenses.id });
  return rows[0]?.id ?? 0;
}

/** The licenses of a company with an installed product, newest first, with ids below `before`. */
export const listInstalled = (
  tx: Tx,
  companyId: number,
  before: number | undefined,
  limit: number,
): Promise<LicenseRow[]> =>
  select(
    tx,
    and(
      eq(licenses.companyId, companyId),
      isNotNull(licenses.installedSubmissionId),
      before === undefined ? undefined : lt(licenses.id, before),
    ),
  )
    .orderBy(desc(licenses.id))
    .limit(limit);

/** The licenses of a company for the given products. */
export const listOfProducts = (
  tx: Tx,
  companyId: number,
  productIds: readonly number[],
): Promise<LicenseRow[]> =>
  select(
    tx,
    and(
      eq(licenses.companyId, companyId),
      sql`${licenses.productId} = any(${sql.param([...productIds])})`,
    ),
  );

/** The licenses that the companies with the given e-mails have for the product, each with the e-mail that matched. */
export const listOfAccounts = (
  tx: Tx,
  productId: number,
  emails: readonly string[],
): Promise<{ account: string; licenseId: number }[]> =>
  tx
    .select({ account: sql<string>`a.account`, licenseId: licenses.id })
    .from(sql`unnest(${sql.param([...emails])}::text[]) as a(account)`)
    .innerJoin(companies, eq(sql`lower(${companies.email})`, sql`lower(a.account)`))
    .innerJoin(
      licenses,
      and(eq(licenses.companyId, companies.id), eq(licenses.productId, productId)),
    );

/** Returns the deleted license; undefined when there was none. */
export async function deleteLicense(
  tx: Tx,
  productId: number,
  licenseId: number,
): Promise<typeof licenses.$inferSelect | undefined> {
  const deleted = await tx
    .delete(licenses)
    .where(and(eq(licenses.id, licenseId), eq(licenses.productId, productId)))
    .returning();
  return deleted[0];
}
