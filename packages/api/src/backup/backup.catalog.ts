// Which tables a backup contains, in an order in which they can be filled.
import type { ClientBase } from "pg";
import { settingsOfStorage } from "../platform/files/storage-id.ts";

/** Tables left out of a backup because triggers derive them, and the statement with which a restore derives them. */
export const derived: Readonly<Record<string, string>> = {
  "public.store_texts": "insert into store_texts select * from store_texts_due",
  "public.store_titles": "insert into store_titles select * from store_titles_due",
  "public.store_words": "select store_words_add(submission_id) from store_texts where tags <> '{}'",
  "public.store_arrivals": "insert into store_arrivals select * from store_arrivals_due",
  "public.product_listings": "insert into product_listings select * from product_listings_due",
  "public.review_queue": `insert into review_queue (submission_id, product_id, owner_id, menu_entry_id, is_first, sent_at)
    select submission_id, product_id, owner_id, menu_entry_id, is_first, sent_at from review_queue_due`,
};

/** Tables left out of a backup: work in progress, and data that storing the files or starting the server recreates. */
export const passing: ReadonlySet<string> = new Set([
  "public.store_word_doubts",
  "public.store_used",
  "public.store_renames",
  "public.file_pins",
  "public.stored_files",
  "public.last_writes",
  "public.console_files",
]);

const rowBatch = 1_000;

interface Reference {
  readonly child: string;
  readonly parent: string;
}

/** Prepares a transaction that takes long, and in which equal rows are equal lines. */
export const settle = (client: ClientBase) =>
  client.query(
    "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local timezone = 'UTC'",
  );

/** Table names as `schema.table`; a table comes after those that it references. */
export async function listTables(client: ClientBase): Promise<string[]> {
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
  const waiting = rows
    .map(({ name }) => name)
    .filter((name) => !(name in derived) && !passing.has(name));
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
export const isIncluded = (table: string): string =>
  table === "jobs.job" ? "state in ('created', 'retry', 'active')" : `not (${isOwn(table)})`;

/** The columns that can be inserted, which excludes generated ones. */
export async function listColumns(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum",
    [table],
  );
  return rows.map(({ name }) => name);
}

/** The rows of `table` that a backup contains, each as a line of JSON, in pieces. Runs in a transaction. */
export async function* readLines(client: ClientBase, table: string): AsyncGenerator<string[]> {
  await client.query(
    `declare backup cursor for select row_to_json(t)::text as line from ${table} t where ${isIncluded(table)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowBatch} from backup`);
    if (rows.length === 0) break;
    // Each row is one line, because PostgreSQL escapes line breaks in texts.
    yield rows.map(({ line }) => line);
  }
  await client.query("close backup");
}

/**
 * Runs `action` while no trigger of this program fires: the rows that it inserts are what triggers once made of them.
 * Has to run as the owner, in a transaction.
 */
export async function withoutTriggers<T>(client: ClientBase, action: () => Promise<T>): Promise<T> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct t.tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgparentid = 0 and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) await client.query(`alter table ${name} disable trigger user`);
  const result = await action();
  for (const { name } of rows) await client.query(`alter table ${name} enable trigger user`);
  return result;
}

/** Fills the tables that a backup leaves out, as far as this database has them. */
export async function derive(client: ClientBase): Promise<void> {
  for (const [table, statement] of Object.entries(derived)) {
    const { rows } = await client.query<{ exists: boolean }>(
      "select to_regclass($1) is not null as exists",
      [table],
    );
    if (rows[0]?.exists) await client.query(statement);
  }
}

/** The last migration that was applied to the database. */
export async function lastMigration(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by created_at desc limit 1",
  );
  return rows[0]?.hash ?? "";
}
