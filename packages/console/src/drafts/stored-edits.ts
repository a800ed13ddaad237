// Unsaved edits on this device: in IndexedDB, which can store selected files too; if the browser refuses it, in this
// tab's memory.
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from "idb";
import { mayKeep } from "../auth/storage-mode.ts";
import { restoreFiles, takeFilesOut } from "./stored-files.ts";

/** The id of a user, or a name for somebody who is not a user: a company, a visitor. */
export type Owner = number | string;

/** What was entered in one form and not saved. */
export interface StoredEdits {
  /** Identifies the open form that wrote it: the same form in two tabs has two ids. */
  readonly id: string;
  /** Who entered it. */
  readonly owner: Owner;
  readonly form: string;
  /** When it was last changed, in ms since the epoch. */
  readonly at: number;
  readonly edits: unknown;
}
export interface Restored extends StoredEdits {
  /** The names of selected files that could not be kept. */
  readonly lost: readonly string[];
}

const lifetimeMs = 30 * 24 * 60 * 60_000;

interface Drafts extends DBSchema {
  edits: { key: string; value: StoredEdits };
  /** By the record's id and the file's number. */
  files: { key: [string, number]; value: File };
}
const stores = ["edits", "files"] as const;
type Change = IDBPTransaction<Drafts, ["edits", "files"], "readwrite">;

class Device {
  /** What the browser refuses to store. */
  readonly memory = new Map<string, StoredEdits>();
  #opened: Promise<IDBPDatabase<Drafts>> | undefined;

  /** Resolves when the transaction has committed; rejects if the browser refuses it. */
  async change<Value>(act: (transaction: Change) => Promise<Value>): Promise<Value> {
    mayKeep();
    const transaction = (await (this.#opened ??= this.#open())).transaction(stores, "readwrite");
    const [value] = await Promise.all([act(transaction), transaction.done]);
    return value;
  }

  async #open(): Promise<IDBPDatabase<Drafts>> {
    const forget = () => {
      this.#opened = undefined;
    };
    try {
      const database = await openDB<Drafts>("drafts", 1, {
        upgrade: (created) => {
          created.createObjectStore("edits", { keyPath: "id" });
          created.createObjectStore("files");
        },
        // Another tab deletes the database, or the user clears the site's data.
        blocking: () => {
          database.close();
          forget();
        },
        terminated: forget,
      });
      return database;
    } catch (error) {
      forget();
      throw error;
    }
  }
}
const device = new Device();

/** The key range of a record's files. */
const toFileRange = (id: string) => IDBKeyRange.bound([id], [id, []]);

const store = (
  { edits, files }: ReturnType<typeof takeFilesOut>,
  record: StoredEdits,
): Promise<unknown> =>
  device.change(async (transaction) => {
    const stored = transaction.objectStore("files");
    const existingKeys = await stored.getAllKeys(toFileRange(record.id));
    const numbers = new Set(existingKeys.map(([, number]) => number));
    return Promise.all([
      transaction.objectStore("edits").put({ ...record, edits }),
      ...existingKeys.filter(([, number]) => !files.has(number)).map((key) => stored.delete(key)),
      ...[...files]
        .filter(([number]) => !numbers.has(number))
        .map(([number, file]) => stored.put(file, [record.id, number])),
    ]);
  });

/**
 * Marks edits that are being deleted, in local storage: a page that unloads at once aborts the deletion in IndexedDB.
 */
function marks(): Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined {
  try {
    mayKeep();
    return localStorage;
  } catch {
    return undefined;
  }
}
const toMarkKey = (id: string) => `leaving ${id}`;
const isLeaving = (id: string) => typeof marks()?.getItem(toMarkKey(id)) === "string";
const clearMark = (id: string) => marks()?.removeItem(toMarkKey(id));

/** Marks edits as abandoned, which takes effect even if the page ends at once. */
export function leaveEdits(id: string): void {
  try {
    marks()?.setItem(toMarkKey(id), "");
  } catch {
    // Local storage is full: the edits may be restored again.
  }
}

/** Stores the edits; returns whether they outlast this page. */
export async function keepEdits(record: StoredEdits): Promise<boolean> {
  clearMark(record.id);
  const parts = takeFilesOut(record.edits);
  try {
    await store(parts, record);
    device.memory.delete(record.id);
    return true;
  } catch {
    device.memory.set(record.id, record);
  }
  // Without the files there may be enough room.
  if (parts.files.size > 0)
    await store({ ...parts, files: new Map() }, record).catch(() => undefined);
  return false;
}

export async function dropEdits(id: string): Promise<void> {
  device.memory.delete(id);
  leaveEdits(id);
  await device
    .change((transaction) =>
      Promise.all([
        transaction.objectStore("edits").delete(id),
        transaction.objectStore("files").delete(toFileRange(id)),
      ]),
    )
    .catch(() => undefined);
  clearMark(id);
}

/** All edits of an owner, the newest first, without files; deletes edits that are too old. */
export async function listEdits(owner: Owner): Promise<readonly StoredEdits[]> {
  const oldest = Date.now() - lifetimeMs;
  const stored = await device
    .change((transaction) => transaction.objectStore("edits").getAll())
    .catch(() => []);
  for (const { id, at } of stored) if (at < oldest || isLeaving(id)) void dropEdits(id);
  const byId = new Map([...stored, ...device.memory.values()].map((record) => [record.id, record]));
  return [...byId.values()]
    .filter(({ id, owner: whose, at }) => whose === owner && at >= oldest && !isLeaving(id))
    .toSorted((one, other) => other.at - one.at);
}

/** Reads the edits with their selected files. */
export async function readEdits(record: StoredEdits): Promise<Restored> {
  const [keys, values] = await device
    .change((transaction) => {
      const files = transaction.objectStore("files");
      return Promise.all([
        files.getAllKeys(toFileRange(record.id)),
        files.getAll(toFileRange(record.id)),
      ]);
    })
    .catch(() => [[], []]);
  const files = new Map(keys.map(([, number], index) => [number, values[index]!]));
  return { ...record, ...restoreFiles({ edits: record.edits, files }) };
}

/** Deletes the edits of an owner who signs out; without an owner, only those in memory, of everybody. */
export async function dropAllEdits(owner?: Owner): Promise<void> {
  for (const { id, owner: whose } of device.memory.values())
    if (owner === undefined || whose === owner) device.memory.delete(id);
  if (owner !== undefined) for (const { id } of await listEdits(owner)) await dropEdits(id);
}
