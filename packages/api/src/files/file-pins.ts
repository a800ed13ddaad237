// Keeps stored files from being deleted under somebody's hands, by all processes together: pins are rows, releases take turns.
import { and, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../database/db.ts";
import { filePins } from "./file-pins.tables.ts";
import { unreferenced, type FileColumns } from "./file-references.ts";

/** Longer than any request may take; what a killed process has pinned is given up after it. */
const pinnedFor = sql`interval '1 hour'`;
const turns = 7_205_266;
const atOnce = 100;

const array = (keys: readonly string[]): SQL => sql`${sql.param([...keys])}::text[]`;
const isExpired = lte(filePins.expiresAt, sql`now()`);

/**
 * Pins a file that may not be there yet; answers the pin. A release that has not seen it is over when this resolves:
 * only then is it known whether the file is there.
 */
export async function pin(db: Db, key: string): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`with turn as materialized (select pg_advisory_xact_lock(${turns}, hashtext(${key})))
        insert into ${filePins} (key, expires_at) select ${key}, now() + ${pinnedFor} from turn returning id`,
  );
  return Number(rows[0]?.id);
}

/** Says, in the transaction that lets go of them, that these files have to be looked at. */
export async function remind(tx: Tx, keys: readonly string[]): Promise<void> {
  const rows = keys.map((key) => ({ key, expiresAt: sql`now()` }));
  if (rows.length > 0) await tx.insert(filePins).values(rows);
}

/** Of these keys, those that no table names and nobody has pinned. */
async function unheld(tx: Tx, columns: FileColumns, keys: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(
    sql`select candidate.key from unnest(${array(keys)}) as candidate(key)
        where not exists (select from ${filePins} p where p.key = candidate.key and p.expires_at > now())`,
  );
  // One statement after the other: who pins names the file before letting go of the pin.
  return rows.length === 0
    ? []
    : unreferenced(
        tx,
        columns,
        rows.map(({ key }) => key),
      );
}

/** Gives `remove` what is unheld, while nobody can pin it; forgets the pins and reminders that are over. */
const settle = (
  db: Db,
  columns: FileColumns,
  keys: readonly string[],
  remove: (key: string) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    // A bucket may take its time, and the turn has to last as long.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);
    // In one order for everybody, or two would wait for each other.
    await tx.execute(
      sql`select pg_advisory_xact_lock(${turns}, turn) from
          (select distinct hashtext(key) as turn from unnest(${array(keys)}) as key order by 1) as t`,
    );
    await tx.delete(filePins).where(and(inArray(filePins.key, [...keys]), isExpired));
    for (const key of await unheld(tx, columns, keys)) await remove(key);
  });

/** Deletes what is unheld of the keys. It is `pins` that ends with this. */
export async function release(
  db: Db,
  columns: FileColumns,
  keys: readonly string[],
  pins: readonly number[],
  remove: (key: string) => Promise<void>,
): Promise<void> {
  const mine = inArray(filePins.id, [...pins]);
  // First over, then looked at: of two who let go at once, the second sees it.
  if (pins.length > 0)
    await db
      .update(filePins)
      .set({ expiresAt: sql`now()` })
      .where(mine);
  const idle = await unheld(db, columns, keys);
  for (let from = 0; from < idle.length; from += atOnce)
    await settle(db, columns, idle.slice(from, from + atOnce), remove);
  if (pins.length > 0) await db.delete(filePins).where(mine);
}

/** Looks at every file whose pin or reminder was left behind. */
export async function sweep(
  db: Db,
  columns: FileColumns,
  remove: (key: string) => Promise<void>,
): Promise<void> {
  for (;;) {
    const left = await db
      .selectDistinct({ key: filePins.key })
      .from(filePins)
      .where(isExpired)
      .limit(atOnce);
    if (left.length === 0) return;
    await settle(
      db,
      columns,
      left.map(({ key }) => key),
      remove,
    );
  }
}
