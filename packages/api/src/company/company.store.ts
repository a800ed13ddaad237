// Companies in the database.
import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import type { NamedRows } from "../database/refresh-skeletons.ts";
import { skeletonsOf } from "../shared/skeletons.ts";
import { companies } from "./company.tables.ts";

export type CompanyRow = typeof companies.$inferSelect;
type NewCompany = Omit<typeof companies.$inferInsert, "skeleton" | "skeletonWithL">;
export type Changes = Partial<Pick<NewCompany, "tokenHash" | "active">>;

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

export async function insertCompany(tx: Tx, company: NewCompany): Promise<CompanyRow> {
  const values = { ...company, ...skeletonsOf(company.name) };
  const [row] = await tx.insert(companies).values(values).returning();
  if (!row) throw new Error("the company was not stored");
  return row;
}

/** The names of all companies, to update their skeletons. */
export const names = (tx: Tx): NamedRows => ({
  above: (id, limit) =>
    tx
      .select({
        id: companies.id,
        name: companies.name,
        skeleton: companies.skeleton,
        skeletonWithL: companies.skeletonWithL,
      })
      .from(companies)
      .where(gt(companies.id, id))
      .orderBy(asc(companies.id))
      .limit(limit),
  setSkeletons: async ({ id, name }, skeletons) => {
    await tx
      .update(companies)
      .set(skeletons)
      .where(and(eq(companies.id, id), eq(companies.name, name)));
  },
});

/** The row, locked until the transaction ends. */
export async function lockCompany(tx: Tx, id: number): Promise<CompanyRow | undefined> {
  return (await tx.select().from(companies).where(eq(companies.id, id)).for("update"))[0];
}

export async function updateCompany(tx: Tx, id: number, changes: Changes): Promise<CompanyRow> {
  const [row] = await tx.update(companies).set(changes).where(eq(companies.id, id)).returning();
  if (!row) throw new Error(`there is no company ${id}`);
  return row;
}
