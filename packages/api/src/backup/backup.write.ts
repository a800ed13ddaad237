// Writes the content of the database and the file storage, as of one moment, into one file.
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import { fileColumns } from "../file-columns.ts";
import { referencedFiles } from "../platform/files/file-references.ts";
import type { Files } from "../platform/files/files.ts";
import { findStorageId } from "../platform/files/storage-id.ts";
import { formatName, openWriter, type Writer } from "./backup.format.ts";
import { listColumns, lastMigration, readLines, settle, listTables } from "./backup.catalog.ts";
import { openDigest, type Digest } from "./backup.digest.ts";

export interface Amounts {
  readonly rows: number;
  readonly files: number;
}

export interface Saved extends Amounts {
  /** A digest of each table's rows. */
  readonly digests: ReadonlyMap<string, string>;
}

/** Writes the rows of a table, and returns their digest. */
async function writeTable(client: PoolClient, writer: Writer, table: string): Promise<Digest> {
  await writer.line(JSON.stringify({ table, columns: await listColumns(client, table) }));
  const digest = openDigest();
  for await (const lines of readLines(client, table))
    for (const line of lines) {
      digest.add(line);
      await writer.line(line);
    }
  return digest;
}

async function writeSequences(client: PoolClient, writer: Writer): Promise<void> {
  const { rows } = await client.query<{ sequence: string; last: string }>(
    "select schemaname || '.' || sequencename as sequence, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null",
  );
  for (const row of rows) await writer.line(JSON.stringify(row));
}

async function writeFile(files: Files, writer: Writer, key: string): Promise<void> {
  const content = await files.read(key);
  if (!content)
    throw new Error(
      `The file ${key} was deleted during the backup, or is missing. Run the backup again.`,
    );
  await writer.line(JSON.stringify({ file: key, bytes: content.bytes }));
  for await (const chunk of content.stream) await writer.bytes(chunk as Uint8Array);
}

/**
 * Writes a backup to the file `path`, while servers go on working. Without `files`, it contains only the database.
 * Throws when a file that a table references is missing; then no backup is written.
 */
export async function writeBackup(
  pool: Pool,
  files: Files | undefined,
  path: string,
): Promise<Saved> {
  const client = await pool.connect();
  const writer = openWriter(path);
  try {
    await client.query("begin isolation level repeatable read read only");
    await settle(client);
    const migration = await lastMigration(client);
    const storage = await findStorageId(drizzle(client));
    await writer.line(JSON.stringify({ format: formatName, migration, storage }));
    const digests = new Map<string, string>();
    let rows = 0;
    for (const table of await listTables(client)) {
      const digest = await writeTable(client, writer, table);
      digests.set(table, digest.text());
      rows += digest.rows();
    }
    await writeSequences(client, writer);
    const keys = files ? await referencedFiles(drizzle(client), fileColumns) : [];
    if (files) for (const key of keys) await writeFile(files, writer, key);
    await writer.line(JSON.stringify({ end: true }));
    await writer.end();
    return { rows, files: keys.length, digests };
  } catch (error) {
    await writer.abandon();
    throw error;
  } finally {
    client.release(true);
  }
}
