// Companies in the database.
import { and, asc, desc, eq, getTableColumns, gt, lt, sql, type SQL } from "drizzle-orm";
import type { CompanyState } from "@lanyard/contract";
import type { Tx } from "../../platform/database/db.ts";
import { matchPart } from "../../platform/database/match-part.ts";
import { createSkeletonWriter, type NamedRows } from "../../platform/database/refresh-skeletons.ts";
import { toSkeletons } from "../../platform/text/skeletons.ts";
import { companies, companyVisits } from "./company.tables.ts";
import { people } from "../people/person.tables.ts";

export type CompanyRow = typeof companies.$inferSelect;
type NewCompany = Omit<typeof companies.$inferInsert, "skeleton" | "skeletonWithL">;
export type Changes = Partial<Pick<NewCompany, "tokenHash" | "active">>;

export const findCompany = async (tx: Tx, id: number): Promise<CompanyRow | undefined> =>
  (await tx.select().from(companies).where(eq(companies.id, id)))[0];

/** The columns of a company, with its last visit and the end of its former tokens. */
const columnsWithVisit = {
  ...getTableColumns(companies),
  seenAt: companyVisits.seenAt,
  formerUntil: sql<string | null>`(select max(ends_at) from former_company_tokens
    where company_id = companies.id and ends_at > now())`,
};
export type CompanyWithVisit = CompanyRow & {
  readonly seenAt: string | null;
  readonly formerUntil: string | null;
};

/** A company with its last visit and the end of its former tokens. */
export async function findWithVisit(tx: Tx, id: number): Promise<CompanyWithVisit | undefined> {
  const rows = await tx
    .select(columnsWithVisit)
    .from(companies)
    .leftJoin(companyVisits, eq(companyVisits.companyId, companies.id))
    .where(eq(companies.id, id));
  return rows[0];
}

export const countPeople = (tx: Tx, companyId: number): Promise<number> =>
  tx.$count(people, eq(people.companyId, companyId));

const changing = sql`exists (select from former_company_tokens
  where company_id = companies.id and ends_at > now())`;
const inState: Readonly<Record<CompanyState, SQL>> = {
  active: eq(companies.active, true),
  changing: sql`${companies.active} and ${changing}`,
  revoked: eq(companies.active, false),
};

export interface CompanyFilter {
  /** Part of a name or an e-mail. */
  readonly search: string | undefined;
  readonly state: CompanyState | undefined;
}

/** Companies with ids below `before`, newest first. */
export function listCompanies(
  tx: Tx,
  { search, state }: CompanyFilter,
  before: number | undefined,
  limit: number,
) {
  return tx
    .select(columnsWithVisit)
    .from(companies)
    .leftJoin(companyVisits, eq(companyVisits.companyId, companies.id))
    .where(
      and(
        before === undefined ? undefined : lt(companies.id, before),
        search ? matchPart(search, [companies.name, companies.email]) : undefined,
        state && inState[state],
      ),
    )
    .orderBy(desc(companies.id))
    .limit(limit);
}

export async function insertCompany(tx: Tx, company: NewCompany): Promise<CompanyRow> {
  const values = { ...company, ...toSkeletons(company.name) };
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
  setSkeletons: createSkeletonWriter(tx, companies, { id: companies.id, name: companies.name }),
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
