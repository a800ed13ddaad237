// Keeps all processes from deleting a stored file that one of them is using: pins are rows, and a deletion locks the
// file's key.
import { and, eq, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../database/db.ts";
import { filePins } from "./file-pins.tables.ts";
import { unreferenced, type FileColumns } from "./file-references.ts";
import { storedFiles } from "./stored-files.tables.ts";

/** Longer than any request may take; the pin of a killed process expires after this time. */
const pinDuration = sql`interval '1 hour'`;
/** First number of the advisory locks; the second is the hash of the file's key. */
const keyLocks = 7_205_266;
const batchSize = 100;

const array = (keys: readonly string[]): SQL => sql`${sql.param([...keys])}::text[]`;
const isExpired = lte(filePins.expiresAt, sql`now()`);

/**
 * Pins a file that may not exist yet, stores its size, and returns the pin's id. Waits for a running deletion of that
 * key, because only after it is it certain whether the file exists.
 */
export async function pin(db: Db, key: string, bytes: number): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`with locked as materialized (select pg_advisory_xact_lock(${keyLocks}, hashtext(${key}))),
          measured as (insert into ${storedFiles} (key, bytes) select ${key}, ${bytes}::bigint from locked on conflict do nothing)
        insert into ${filePins} (key, expires_at) select ${key}, now() + ${pinDuration} from locked returning id`,
  );
  return Number(rows[0]?.id);
}

/**
 * Adds expired pins, so that a sweep checks these files. Call it in the transaction that removes references to them.
 */
export async function markForRelease(tx: Tx, keys: readonly string[]): Promise<void> {
  const rows = keys.map((key) => ({ key, expiresAt: sql`now()` }));
  if (rows.length > 0) await tx.insert(filePins).values(rows);
}

/** The given keys that no table refers to and nobody has pinned. */
async function unused(tx: Tx, columns: FileColumns, keys: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(
    sql`select candidate.key from unnest(${array(keys)}) as candidate(key)
        where not exists (select from ${filePins} p where p.key = candidate.key and p.expires_at > now())`,
  );
  // Checks pins before references: a reference is stored before its pin ends, so at least one of the two is found.
  return rows.length === 0
    ? []
    : unreferenced(
        tx,
        columns,
        rows.map(({ key }) => key),
      );
}

/** Calls `remove` for the unused keys while locks keep them from being pinned, and deletes their expired pins. */
const removeUnused = (
  db: Db,
  columns: FileColumns,
  keys: readonly string[],
  remove: (key: string) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    // Deleting from a bucket may be slow, and the locks have to be held meanwhile.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);
    // Every process locks in the same order, to avoid deadlocks.
    await tx.execute(
      sql`select pg_advisory_xact_lock(${keyLocks}, hash) from
          (select distinct hashtext(key) as hash from unnest(${array(keys)}) as key order by 1) as t`,
    );
    await tx.delete(filePins).where(and(inArray(filePins.key, [...keys]), isExpired));
    for (const key of await unused(tx, columns, keys)) {
      await remove(key);
      await tx.delete(storedFiles).where(eq(storedFiles.key, key));
    }
  });

/** Ends these pins, and deletes those of the keys' files that are unused. */
export async function release(
  db: Db,
  columns: FileColumns,
  keys: readonly string[],
  pins: readonly number[],
  remove: (key: string) => Promise<void>,
): Promise<void> {
  const isPinned = inArray(filePins.id, [...pins]);
  // Expires the pins before checking: if two processes release a file at once, the later one sees that both are done.
  if (pins.length > 0)
    await db
      .update(filePins)
      .set({ expiresAt: sql`now()` })
      .where(isPinned);
  const deletable = await unused(db, columns, keys);
  for (let from = 0; from < deletable.length; from += batchSize)
    await removeUnused(db, columns, deletable.slice(from, from + batchSize), remove);
  if (pins.length > 0) await db.delete(filePins).where(isPinned);
}

/** Checks every file with an expired pin, and deletes the unused ones. */
export async function sweep(
  db: Db,
  columns: FileColumns,
  remove: (key: string) => Promise<void>,
): Promise<void> {
  for (;;) {
    const expired = await db
      .selectDistinct({ key: filePins.key })
      .from(filePins)
      .where(isExpired)
      .limit(batchSize);
    if (expired.length === 0) return;
    await removeUnused(
      db,
      columns,
      expired.map(({ key }) => key),
      remove,
    );
  }
}
