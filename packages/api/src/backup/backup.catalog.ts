// Which tables a backup contains, in an order in which they can be filled.
import type { ClientBase } from "pg";
import { settingsOfStorage } from "../files/storage-id.ts";

/**
 * Tables left out of a backup: data derived by triggers, work in progress, and data that storing the files or starting
 * the server recreates.
 */
const apart = new Set([
  "public.store_texts",
  "public.store_words",
  "public.store_word_doubts",
  "public.store_arrivals",
  "public.store_used",
  "public.product_listings",
  "public.review_queue",
  "public.file_pins",
  "public.stored_files",
  "public.last_writes",
  "public.console_files",
]);

interface Reference {
  readonly child: string;
  readonly parent: string;
}

/** Table names as `schema.table`; a table comes after those that it references. */
export async function tablesOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where (n.nspname = 'public' and c.relkind in ('r', 'p')) or (n.nspname = 'jobs' and c.relname in ('queue', 'job')) order by 1`,
  );
  const { rows: references } = await client.query<Reference>(
    `select cn.nspname || '.' || c.relname as child, pn.nspname || '.' || p.relname as parent
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace cn on cn.oid = c.relnamespace
     join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
     where k.contype = 'f' and k.conrelid <> k.confrelid`,
  );
  const waiting = rows.map(({ name }) => name).filter((name) => !apart.has(name));
  const ordered: string[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(
      (name) => !references.some(({ child, parent }) => child === name && waiting.includes(parent)),
    );
    if (next < 0) throw new Error(`Tables reference each other in a circle: ${waiting.join(", ")}`);
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}

/** A SQL condition for rows about this database's own storage, which a backup leaves out and a restore keeps. */
export const isOwn = (table: string): string =>
  table === "public.server_settings"
    ? `name in (${settingsOfStorage.map((name) => `'${name}'`).join(", ")})`
    : "false";

/** A SQL condition for the rows that a backup contains; finished jobs are left out. */
export const isWanted = (table: string): string =>
  table === "jobs.job" ? "state in ('created', 'retry', 'active')" : `not (${isOwn(table)})`;

/** The columns that can be inserted, which excludes generated ones. */
export async function columnsOf(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum",
    [table],
  );
  return rows.map(({ name }) => name);
}

/** The last migration that was applied to the database. */
export async function lastMigration(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by created_at desc limit 1",
  );
  return rows[0]?.hash ?? "";
}
