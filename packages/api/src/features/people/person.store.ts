// The people of companies in the database.
import { and, asc, count, eq, inArray, or, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import type { Place } from "../../platform/database/pages.ts";
import { parts } from "../../platform/database/parts.ts";
import { companies } from "../company/company.tables.ts";
import {
  byName,
  isBehind,
  matchesFilter,
  personColumns,
  type PeopleFilter,
  type PersonRow,
} from "./person.sql.ts";
import { people } from "./person.tables.ts";

export type { PeopleFilter, PersonRow };
/** The prefix of ids that the server generates. */
export const listIdPrefix = "list-";
export type NewPerson = Pick<
  typeof people.$inferInsert,
  "userId" | "name" | "email" | "department" | "source"
>;

/** People by name, after the given position. */
export const listPeople = (
  tx: Tx,
  companyId: number,
  filter: PeopleFilter,
  page: { readonly behind: Place | undefined; readonly limit: number },
): Promise<PersonRow[]> =>
  tx
    .select(personColumns)
    .from(people)
    .where(and(matchesFilter(companyId, filter), isBehind(page.behind)))
    .orderBy(...byName)
    .limit(page.limit);

export const idsOfPeople = async (
  tx: Tx,
  companyId: number,
  filter: PeopleFilter,
): Promise<string[]> =>
  (
    await tx.select({ userId: people.userId }).from(people).where(matchesFilter(companyId, filter))
  ).map(({ userId }) => userId);

export const countPeople = async (tx: Tx, companyId: number): Promise<number> =>
  (await tx.select({ people: count() }).from(people).where(eq(people.companyId, companyId)))[0]
    ?.people ?? 0;

export const listDepartments = (tx: Tx, companyId: number, limit: number) =>
  tx
    .select({ department: people.department, people: count() })
    .from(people)
    .where(eq(people.companyId, companyId))
    .groupBy(people.department)
    .orderBy(asc(people.department))
    .limit(limit);

/**
 * Locks a company's list, so that it changes once at a time: the limit of the list is checked by counting, not by the
 * database.
 */
export async function lockList(tx: Tx, companyId: number): Promise<void> {
  // `for key share` would not exclude a second change; nothing else holds this lock of a company for long.
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for("no key update");
}

/** How many of the ids belong to nobody of the company. */
export async function countUnknown(
  tx: Tx,
  companyId: number,
  userIds: readonly string[],
): Promise<number> {
  const { rows } = await tx.execute<{ unknown: string }>(
    sql`select count(*) as unknown from (
      select unnest(${sql.param([...userIds])}::text[])
      except select user_id from ${people} where ${people.companyId} = ${companyId}) other`,
  );
  return Number(rows[0]?.unknown);
}

/** The people with one of these ids or (lower-case) e-mail addresses. */
export const findPeople = (
  tx: Tx,
  companyId: number,
  ids: readonly string[],
  emails: readonly string[],
): Promise<PersonRow[]> =>
  tx
    .select(personColumns)
    .from(people)
    .where(
      and(
        eq(people.companyId, companyId),
        or(
          sql`${people.userId} = any(${sql.param([...ids])}::text[])`,
          sql`${people.email} <> '' and lower(${people.email}) = any(${sql.param([...emails])}::text[])`,
        ),
      ),
    );

export async function insertPeople(
  tx: Tx,
  companyId: number,
  added: readonly NewPerson[],
): Promise<PersonRow[]> {
  const ids: number[] = [];
  for (const part of parts(added)) {
    const column = (name: keyof NewPerson) => sql.param(part.map((person) => person[name] ?? ""));
    const { rows } = await tx.execute<{ id: string }>(
      sql`insert into ${people} (company_id, user_id, name, email, department, source)
        select ${companyId}::bigint, * from unnest(${column("userId")}::text[], ${column("name")}::text[],
          ${column("email")}::text[], ${column("department")}::text[], ${column("source")}::text[])
        returning id`,
    );
    ids.push(...rows.map(({ id }) => Number(id)));
  }
  // The rows of a long list are not read back.
  return ids.length === 1
    ? tx.select(personColumns).from(people).where(inArray(people.id, ids))
    : [];
}

type ChangedPerson = Pick<PersonRow, "id" | "userId" | "name" | "email" | "department" | "source">;

/** Changes people. Two of them may exchange their e-mail addresses, so all changing addresses are cleared first. */
export async function updatePeople(tx: Tx, changed: readonly ChangedPerson[]): Promise<void> {
  const columns = (part: readonly ChangedPerson[]) => {
    const column = (name: keyof ChangedPerson) => sql.param(part.map((person) => person[name]));
    return sql`unnest(${column("id")}::bigint[], ${column("userId")}::text[], ${column("name")}::text[], ${column("email")}::text[],
      ${column("department")}::text[], ${column("source")}::text[]) as c(id, user_id, name, email, department, source)`;
  };
  for (const part of parts(changed))
    await tx.execute(
      sql`update ${people} set email = '' from ${columns(part)} where people.id = c.id and people.email <> c.email`,
    );
  for (const part of parts(changed))
    await tx.execute(
      sql`update ${people} set user_id = c.user_id, name = c.name, email = c.email, department = c.department, source = c.source
        from ${columns(part)} where people.id = c.id`,
    );
}

export async function deletePeople(
  tx: Tx,
  companyId: number,
  userIds: readonly string[],
): Promise<PersonRow[]> {
  return tx
    .delete(people)
    .where(
      and(
        eq(people.companyId, companyId),
        sql`${people.userId} = any(${sql.param([...userIds])}::text[])`,
      ),
    )
    .returning(personColumns);
}
