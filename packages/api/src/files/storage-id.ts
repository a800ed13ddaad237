// Which storage a database's files are in: both hold the same id, so that no server keeps files where the others never look.
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import type { Db, Tx } from "../database/db.ts";
import { serverSettings } from "../database/settings.tables.ts";
import type { Blobs } from "./blobs.ts";

const path = "storage-id";
const isOurs = eq(serverSettings.name, "storage");

/** Neither there nor not there: nobody can tell whether it is this database's. */
export class UnreadableStorage extends Error {}

async function idIn(blobs: Blobs, name: string): Promise<string | undefined> {
  try {
    const found = await blobs.read(path);
    return found && (await text(found.stream));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UnreadableStorage(
      `${name} cannot be read: ${reason}. DATA_DIR or STORAGE_URL says where the files are.`,
      { cause },
    );
  }
}

async function idOf(tx: Tx): Promise<string | undefined> {
  const [row] = await tx.select().from(serverSettings).where(isOurs);
  return row?.value;
}

/**
 * Makes the storage the one of this database when it has none yet. Throws when it has another one; `name` is for that.
 * `staged` is where a file can be written before it is stored.
 */
export async function claimStorage(
  db: Db,
  blobs: Blobs,
  staged: string,
  name: string,
): Promise<void> {
  const found = await idIn(blobs, name);
  if (found !== undefined && (await idOf(db)) === found) return;
  await db.transaction(async (tx) => {
    const id = found ?? randomUUID();
    // Who does the same at this moment waits here until the storage has its id too.
    const { rowCount } = await tx
      .insert(serverSettings)
      .values({ name: "storage", value: id })
      .onConflictDoNothing();
    if (rowCount === 0 && (await idOf(tx)) !== (await idIn(blobs, name)))
      throw new Error(
        `The files of this database are not in ${name}: they would be missing, and new ones would be kept where nobody looks for them. Set DATA_DIR or STORAGE_URL to where they are. If they have been copied, copy the file ${path} too; if they are lost, "npm run adopt -- now" makes this storage the database's.`,
      );
    if (rowCount === 0 || found !== undefined) return;
    await writeFile(staged, id);
    await blobs.store(staged, path);
  });
}

/** Whatever is opened next becomes the storage of this database. */
export async function forgetStorage(db: Db): Promise<void> {
  await db.delete(serverSettings).where(isOurs);
}
