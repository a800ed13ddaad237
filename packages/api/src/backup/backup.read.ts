// Fills an empty database and file storage from a backup: everything or nothing.
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import type { FileExtension, Files } from "../platform/files/files.ts";
import { makeRenditions } from "../platform/files/image.ts";
import { dropTemporary } from "../platform/files/renditions.ts";
import { openJobs } from "../platform/jobs/jobs.ts";
import { cutOff, damaged, explainDamage, foreign } from "./backup.damage.ts";
import { formatName, openReader, type Reader } from "./backup.format.ts";
import {
  derive,
  isOwn,
  lastMigration,
  settle,
  listTables,
  withoutTriggers,
} from "./backup.catalog.ts";
import type { Amounts } from "./backup.write.ts";

const batchBytes = 4 * 1024 * 1024;

type Header =
  | { readonly table: string; readonly columns: readonly string[] }
  | { readonly sequence: string; readonly last: string }
  | { readonly file: string; readonly bytes: number }
  | { readonly end: true };

async function refuseFilled(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ filled: boolean }>(
    "select exists (select from users) or exists (select from companies) or exists (select from products) or exists (select from enquiries) as filled",
  );
  if (rows[0]?.filled)
    throw new Error("The database is not empty: a backup can only be restored into an empty one.");
}

/** Deletes the rows that migrations insert, because the backup contains its own. */
async function clear(client: PoolClient): Promise<void> {
  for (const table of (await listTables(client)).toReversed()) {
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount) await client.query(`delete from ${table} where not (${isOwn(table)})`);
  }
}

async function fill(
  client: PoolClient,
  { table, columns }: { table: string; columns: readonly string[] },
  lines: readonly string[],
): Promise<void> {
  if (lines.length === 0) return;
  const names = columns.map((name) => `"${name}"`).join(", ");
  await client.query(
    `insert into ${table} (${names}) overriding system value select ${names} from json_populate_recordset(null::${table}, $1::json)`,
    [`[${lines.join(",")}]`],
  );
}

async function keepFile(
  files: Files,
  reader: Reader,
  { file: key, bytes }: { file: string; bytes: number },
  storedKeys: string[],
): Promise<void> {
  const temporary = files.newTemporaryPath();
  try {
    await pipeline(
      Readable.from(reader.bytes(bytes)),
      createWriteStream(temporary, { flush: true }),
    );
    if (key.endsWith(".webp")) await makeRenditions(temporary);
    const stored = await files.keep(temporary, key.split(".").at(-1) as FileExtension);
    storedKeys.push(stored);
    if (stored !== key) throw damaged(`the content of ${key} does not match`);
  } finally {
    await dropTemporary(temporary);
  }
}

const isHeader = (value: object): value is Header =>
  ["table", "sequence", "file", "end"].some((name) => name in value);

async function readAll(
  client: PoolClient,
  reader: Reader,
  files: Files | undefined,
  storedKeys: string[],
): Promise<Amounts> {
  const amounts = { rows: 0, files: 0 };
  const sequences: { sequence: string; last: string }[] = [];
  let table: { table: string; columns: readonly string[] } | undefined;
  let lines: string[] = [];
  let bufferedBytes = 0;
  const flush = async () => {
    if (table) await fill(client, table, lines);
    amounts.rows += lines.length;
    lines = [];
    bufferedBytes = 0;
  };
  for (;;) {
    const line = await reader.line();
    if (line === undefined) throw cutOff();
    // Parses headers only, not rows.
    const header: unknown =
      line.length < 4_096 && /^\{"(?:table|sequence|file|end)":/.test(line)
        ? JSON.parse(line)
        : undefined;
    if (typeof header !== "object" || header === null || !isHeader(header)) {
      lines.push(line);
      bufferedBytes += line.length;
      if (bufferedBytes > batchBytes) await flush();
      continue;
    }
    await flush();
    if ("table" in header) table = header;
    else if ("sequence" in header) sequences.push(header);
    else if ("file" in header) {
      if (!files) throw new Error("The backup contains files, but there is no storage for them.");
      await keepFile(files, reader, header, storedKeys);
      amounts.files += 1;
    } else {
      // Reads on to the end of the file, so that gunzip verifies the checksum.
      if ((await reader.line()) !== undefined) throw damaged("there is data after its end");
      // Runs last, because a rollback does not undo setting a sequence.
      for (const { sequence, last } of sequences)
        await client.query("select setval($1::regclass, $2::bigint)", [sequence, last]);
      return amounts;
    }
  }
}

interface Begin {
  /** The last migration that was applied to the database of the backup. */
  readonly migration?: string;
  /** The id of the storage that held the files of the backup. */
  readonly storage?: string;
}

/** Reads the first line of a backup. Throws when the file is not a backup. */
async function readBegin(reader: Reader, path: string): Promise<Begin> {
  const line = await reader.line(1_000);
  if (!line?.startsWith(`{"format":"${formatName}"`)) throw foreign(path);
  return JSON.parse(line) as Begin;
}

/** Calls `read` with a reader of the file, and explains errors that the file causes. */
async function reading<T>(path: string, read: (reader: Reader) => Promise<T>): Promise<T> {
  const reader = openReader(path);
  try {
    return await read(reader);
  } catch (error) {
    throw explainDamage(error, path);
  } finally {
    reader.close();
  }
}

/** Reads the first line of the backup `path`. Throws when the file cannot be read, or is not a backup. */
export const checkBackup = (path: string): Promise<Begin> =>
  reading(path, (reader) => readBegin(reader, path));

/**
 * Restores the backup `path` into a migrated, empty database. Throws when the database is not empty, when the backup
 * was made by another version, or when it is damaged; then nothing has changed.
 */
export async function readBackup(
  pool: Pool,
  files: Files | undefined,
  path: string,
): Promise<Amounts> {
  // Starting the jobs creates their tables.
  const jobs = openJobs(drizzle(pool));
  await jobs.start(() => undefined);
  await jobs.stop();
  const client = await pool.connect();
  const storedKeys: string[] = [];
  try {
    await client.query("begin");
    await settle(client);
    await refuseFilled(client);
    const amounts = await reading(path, async (reader) => {
      const { migration } = await readBegin(reader, path);
      if (migration !== (await lastMigration(client)))
        throw new Error(
          "The backup was made by another version than that of this database's tables.",
        );
      await clear(client);
      return withoutTriggers(client, async () => {
        const totals = await readAll(client, reader, files, storedKeys);
        await derive(client);
        return totals;
      });
    });
    await client.query("commit");
    return amounts;
  } finally {
    // Closing the connection rolls back an open transaction.
    client.release(true);
    await files?.unpin(storedKeys);
  }
}
