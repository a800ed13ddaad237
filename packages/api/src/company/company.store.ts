// Companies in the database.
import { and, desc, eq, lt } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import { companies } from "./company.tables.ts";

export type CompanyRow = typeof companies.$inferSelect;
export type Changes = Partial<typeof companies.$inferInsert>;

export async function findActiveByTokenHash(tx: Tx, tokenHash: string) {
  const rows = await tx
    .select({ id: companies.id, name: companies.name, email: companies.email })
    .from(companies)
    .where(and(eq(companies.tokenHash, tokenHash), eq(companies.active, true)));
  return rows[0];
}

export const findCompany = async (tx: Tx, id: number): Promise<CompanyRow | undefined> =>
  (await tx.select().from(companies).where(eq(companies.id, id)))[0];

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

/** The row, held until the transaction ends. */
export async function lockCompany(tx: Tx, id: number): Promise<CompanyRow | undefined> {
  return (await tx.select().from(companies).where(eq(companies.id, id)).for("update"))[0];
}

export async function updateCompany(tx: Tx, id: number, changes: Changes): Promise<CompanyRow> {
  const [row] = await tx.update(companies).set(changes).where(eq(companies.id, id)).returning();
  if (!row) throw new Error(`there is no company ${id}`);
  return row;
}
