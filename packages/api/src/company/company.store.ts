// Companies in the database.
import { and, desc, eq, lt } from "drizzle-orm";
import type { Tx } from "../shared/db.ts";
import { companies } from "./company.tables.ts";

export type CompanyRow = typeof companies.$inferSelect;
type Changes = Partial<typeof companies.$inferInsert>;

export async function findActiveByTokenHash(tx: Tx, tokenHash: string) {
  const rows = await tx
    .select({ id: companies.id, name: companies.name, email: companies.email })
    .from(companies)
    .where(and(eq(companies.tokenHash, tokenHash), eq(companies.active, true)));
  return rows[0];
}

/** Newest first, from below `before`. */
export const listCompanies = (
  tx: Tx,
  before: number | undefined,
  limit: number,
): Promise<CompanyRow[]> =>
  tx
    .select()
    .from(companies)
    .where(before === undefined ? undefined : lt(companies.id, before))
    .orderBy(desc(companies.id))
    .limit(limit);

/** Undefined when another company has the e-mail. */
export async function insertCompany(
  tx: Tx,
  values: typeof companies.$inferInsert,
): Promise<CompanyRow | undefined> {
  return (await tx.insert(companies).values(values).onConflictDoNothing().returning())[0];
}

export async function updateCompany(
  tx: Tx,
  id: number,
  changes: Changes,
): Promise<CompanyRow | undefined> {
  return (await tx.update(companies).set(changes).where(eq(companies.id, id)).returning())[0];
}
