// Which stored files the tables still refer to.
import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "../database/db.ts";

/** The columns that hold keys of files. */
export type FileColumns = readonly PgColumn[];

/** The given keys that no table refers to. */
export async function unreferenced(
  tx: Tx,
  columns: FileColumns,
  keys: readonly string[],
): Promise<string[]> {
  const references = columns.map(
    (column) =>
      sql`exists (select 1 from ${column.table} where ${column} = candidate.key and ${column} <> '')`,
  );
  const { rows } = await tx.execute<{ key: string }>(
    sql`select candidate.key from unnest(${sql.param([...keys])}::text[]) as candidate(key) where not (${sql.join(references, sql` or `)})`,
  );
  return rows.map((row) => row.key);
}

/** The keys of all files that a table refers to. */
export async function referencedFiles(tx: Tx, columns: FileColumns): Promise<string[]> {
  const references = columns.map(
    (column) => sql`select ${column} as key from ${column.table} where ${column} <> ''`,
  );
  const { rows } = await tx.execute<{ key: string }>(sql.join(references, sql` union `));
  return rows.map(({ key }) => key);
}
