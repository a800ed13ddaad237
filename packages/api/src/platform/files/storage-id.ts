// A database and the storage of its files are bound to one another: both hold the same id, which no other database or
// storage has.
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import type { Db, Tx } from "../database/db.ts";
import { getSecret } from "../database/secret.ts";
import { serverSettings } from "../database/settings.tables.ts";
import type { Blobs } from "./blobs.ts";

const path = "storage-id";
const ours = "storage";
/** The id that the first start chose. It is stored here, so that the next start can finish what a killed one began. */
const next = "storage_next";
const ofBackup = "storage_of_backup";
/** These settings are not part of a backup. */
export const settingsOfStorage = [ours, next, ofBackup] as const;

/** The storage's id cannot be read, so it is unknown whether the storage belongs to this database. */
export class UnreadableStorage extends Error {}

/** Where files are kept. */
export interface Storage {
  readonly blobs: Blobs;
  /** The name of the storage in messages. */
  readonly name: string;
  /** A new path where a file can be written before it is stored. */
  readonly newTemporaryPath: () => string;
}

async function readStorageId({ blobs, name }: Storage): Promise<string | undefined> {
  try {
    const content = await blobs.read(path);
    return content && (await text(content.stream));
  } catch (cause) {
    const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\.+$/, "");
    throw new UnreadableStorage(
      `${name} cannot be read: ${reason}. Check DATA_DIR or STORAGE_URL.`,
      { cause },
    );
  }
}

async function readSetting(tx: Tx, name: string): Promise<string | undefined> {
  const [row] = await tx.select().from(serverSettings).where(eq(serverSettings.name, name));
  return row?.value;
}

async function set(tx: Tx, name: string, value: string): Promise<void> {
  await tx
    .insert(serverSettings)
    .values({ name, value })
    .onConflictDoUpdate({ target: serverSettings.name, set: { value } });
}

/** The id of the storage of this database; undefined before its first start. */
export const findStorageId = (tx: Tx): Promise<string | undefined> => readSetting(tx, ours);

const elsewhere = (name: string) =>
  new Error(
    `The files of this database are not in ${name}: existing files would be missing, and new ones would be stored in the wrong place. Set DATA_DIR or STORAGE_URL to the correct storage. If you copied the files, copy the file ${path} too; if they are lost, bind this storage to the database with "npm run adopt -- now".`,
  );

const otherDatabase = (name: string) =>
  new Error(
    `${name} holds the files of another database: each database would delete files that the other still needs. Set DATA_DIR or STORAGE_URL to this database's own storage. If the other database is gone, bind this storage to this database with "npm run adopt -- now"; it then refuses the other one.`,
  );

/** Binds the storage to this database when neither is bound yet. Throws when one of them is bound elsewhere. */
export async function claimStorage(db: Db, storage: Storage): Promise<void> {
  const existing = await readStorageId(storage);
  if (existing !== undefined && (await findStorageId(db)) === existing) return;
  const generated = await getSecret(db, next);
  await db.transaction(async (tx) => {
    const id = existing ?? generated;
    // Another server that does the same at once waits here until the storage has its id.
    const { rowCount } = await tx
      .insert(serverSettings)
      .values({ name: ours, value: id })
      .onConflictDoNothing();
    if (rowCount === 0) {
      if ((await findStorageId(tx)) !== (await readStorageId(storage)))
        throw elsewhere(storage.name);
      return;
    }
    if (existing === undefined) await storage.blobs.create(path, id);
    const isOurs = id === generated || id === (await readSetting(tx, ofBackup));
    // Another database may have claimed it at the same moment.
    if (!isOurs || (await readStorageId(storage)) !== id) throw otherDatabase(storage.name);
  });
}

/** Allows a restored database to use the storage `id` that its backup belonged to. */
export const allowStorage = (tx: Tx, id: string): Promise<void> => set(tx, ofBackup, id);

/** Binds a moved database to the storage `id` that it had. */
export const keepStorage = (tx: Tx, id: string): Promise<void> => set(tx, ours, id);

/** Binds the storage to this database, whatever either was bound to before. */
export const adoptStorage = (db: Db, { blobs, newTemporaryPath }: Storage): Promise<void> =>
  db.transaction(async (tx) => {
    const id = randomUUID();
    const temporary = newTemporaryPath();
    await set(tx, ours, id);
    await writeFile(temporary, id);
    await blobs.store(temporary, path);
  });
