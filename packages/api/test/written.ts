// Counts the rows that an action writes, by table, using the transaction ids that PostgreSQL stores with each row.
import { sql } from "drizzle-orm";
import type { Db } from "../src/platform/database/db.ts";

interface Marks extends Record<string, unknown> {
  readonly table: string;
  readonly rows: number;
  readonly written: number;
}

/** For every table, the number of rows, and of rows written by transactions from `since` on. */
async function marks(db: Db, since: string): Promise<readonly Marks[]> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const counts = tables.map(
    ({ name }) =>
      sql`select ${name}::text as "table", count(*)::int as rows,
        count(*) filter (where age(xmin) <= age(${since}::xid))::int as written from ${sql.identifier(name)}`,
  );
  return (await db.execute<Marks>(sql.join(counts, sql` union all `))).rows;
}

/** Rows inserted, updated or deleted by the action, by table; a row rewritten with the same values counts too. */
export async function writtenBy(
  db: Db,
  action: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ next: string }>(
    sql`select pg_snapshot_xmax(pg_current_snapshot())::xid::text as next`,
  );
  const since = rows[0]!.next;
  const before = new Map((await marks(db, since)).map((mark) => [mark.table, mark.rows]));
  await action();
  const after = (await marks(db, since)).map(
    (mark) => [mark.table, Math.max(mark.written, before.get(mark.table)! - mark.rows)] as const,
  );
  return Object.fromEntries(after.filter(([, count]) => count > 0));
}
