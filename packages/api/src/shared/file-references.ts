// Which stored files are still named by a table. A table that starts to name files is added here.
import { sql } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import { screenshots, submissions } from "../submission/submission.tables.ts";
import type { Tx } from "./db.ts";

const columns = [
  users.avatar,
  submissions.icon,
  submissions.banner,
  submissions.archive,
  submissions.sqlScript,
  screenshots.image,
];

/** Of these keys, those that nothing names. */
export async function unreferenced(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const named = columns.map(
    (column) =>
      sql`exists (select 1 from ${column.table} where ${column} = candidate.key and ${column} <> '')`,
  );
  const { rows } = await tx.execute<{ key: string }>(
    sql`select candidate.key from unnest(${sql.param([...keys])}::text[]) as candidate(key) where not (${sql.join(named, sql` or `)})`,
  );
  return rows.map((row) => row.key);
}

/** Every file that something names. */
export async function namedFiles(tx: Tx): Promise<string[]> {
  const named = columns.map(
    (column) => sql`select ${column} as key from ${column.table} where ${column} <> ''`,
  );
  const { rows } = await tx.execute<{ key: string }>(sql.join(named, sql` union `));
  return rows.map(({ key }) => key);
}
