// Unsaved edits on this device: in IndexedDB, which can store selected files too; if the browser refuses it, in this
// tab's memory.
import { mayKeep } from "./keeping.ts";
import { putFilesBack, takeFilesOut } from "./kept-files.ts";

/** The id of a user, or a name for somebody who is not a user: a company, a visitor. */
export type Owner = number | string;

/** What was entered in one form and not saved. */
export interface Kept {
  /** Identifies the open form that wrote it: the same form in two tabs has two ids. */
  readonly id: string;
  /** Who entered it. */
  readonly owner: Owner;
  readonly form: string;
  /** When it was last changed, in ms since the epoch. */
  readonly at: number;
  readonly edits: unknown;
}
export interface Restored extends Kept {
  /** The names of selected files that could not be kept. */
  readonly lost: readonly string[];
}

const keptForMs = 30 * 24 * 60 * 60_000;

const memory = new Map<string, Kept>();

const result = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () =>
      reject(request.error ?? new Error("The database of the browser fails")),
    );
  });

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open("drafts", 1);
  opening.addEventListener("upgradeneeded", () => {
    opening.result.createObjectStore("edits", { keyPath: "id" });
    opening.result.createObjectStore("files");
  });
  const database = await result(opening);
  // Another tab deletes the database, or the user clears the site's data.
  const forget = () => {
    database.close();
    opened = undefined;
  };
  database.addEventListener("versionchange", forget);
  database.addEventListener("close", forget);
  return database;
}
let opened: Promise<IDBDatabase> | undefined;

interface Stores {
  readonly edits: IDBObjectStore;
  readonly files: IDBObjectStore;
}

/** Resolves when the transaction has committed; rejects if the browser refuses it. */
async function change<Value>(act: (stores: Stores) => Promise<Value>): Promise<Value> {
  mayKeep();
  opened ??= openDatabase();
  const transaction = (await opened).transaction(["edits", "files"], "readwrite");
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  transaction.addEventListener("complete", () => resolve());
  transaction.addEventListener("abort", () =>
    reject(transaction.error ?? new Error("The device refuses")),
  );
  const [value] = await Promise.all([
    act({ edits: transaction.objectStore("edits"), files: transaction.objectStore("files") }),
    ended,
  ]);
  return value;
}

/** The key range of a record's files; a key is the record's id and the file's number. */
const filesOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

async function store({ edits, files }: ReturnType<typeof takeFilesOut>, kept: Kept): Promise<void> {
  await change(async (stores) => {
    await result(stores.edits.put({ ...kept, edits }));
    const stored = (await result(stores.files.getAllKeys(filesOf(kept.id)))) as [string, number][];
    for (const [id, number] of stored) if (!files.has(number)) stores.files.delete([id, number]);
    const known = new Set(stored.map(([, number]) => number));
    for (const [number, file] of files)
      if (!known.has(number)) stores.files.put(file, [kept.id, number]);
  });
}

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
const markOf = (id: string) => `leaving ${id}`;
const isLeaving = (id: string) => typeof marks()?.getItem(markOf(id)) === "string";
const haveLeft = (id: string) => marks()?.removeItem(markOf(id));

/** Marks edits as abandoned, which takes effect even if the page ends at once. */
export function leaveEdits(id: string): void {
  try {
    marks()?.setItem(markOf(id), "");
  } catch {
    // Local storage is full: the edits may be restored again.
  }
}

/** Stores the edits; returns whether they outlast this page. */
export async function keepEdits(kept: Kept): Promise<boolean> {
  haveLeft(kept.id);
  const parts = takeFilesOut(kept.edits);
  try {
    await store(parts, kept);
    memory.delete(kept.id);
    return true;
  } catch {
    memory.set(kept.id, kept);
  }
  // Without the files there may be enough room.
  if (parts.files.size > 0)
    await store({ ...parts, files: new Map() }, kept).catch(() => undefined);
  return false;
}

export async function dropEdits(id: string): Promise<void> {
  memory.delete(id);
  leaveEdits(id);
  await change(async ({ edits, files }) => {
    edits.delete(id);
    await result(files.delete(filesOf(id)));
  }).catch(() => undefined);
  haveLeft(id);
}

/** All edits of an owner, the newest first, without files; deletes edits that are too old. */
export async function listEdits(owner: Owner): Promise<readonly Kept[]> {
  const oldest = Date.now() - keptForMs;
  const stored = await change(({ edits }) => result<Kept[]>(edits.getAll())).catch(() => []);
  for (const { id, at } of stored) if (at < oldest || isLeaving(id)) void dropEdits(id);
  const byId = new Map([...stored, ...memory.values()].map((kept) => [kept.id, kept]));
  return [...byId.values()]
    .filter(({ id, owner: whose, at }) => whose === owner && at >= oldest && !isLeaving(id))
    .toSorted((one, other) => other.at - one.at);
}

/** Reads the edits with their selected files. */
export async function readEdits(kept: Kept): Promise<Restored> {
  const files = new Map<number, File>();
  await change(async ({ files: stored }) => {
    const keys = (await result(stored.getAllKeys(filesOf(kept.id)))) as [string, number][];
    const values = await result<File[]>(stored.getAll(filesOf(kept.id)));
    for (const [at, [, number]] of keys.entries()) files.set(number, values[at]!);
  }).catch(() => undefined);
  return { ...kept, ...putFilesBack({ edits: kept.edits, files }) };
}

/** Deletes the edits of an owner who signs out; without an owner, only those in memory, of everybody. */
export async function dropAllEdits(owner?: Owner): Promise<void> {
  for (const { id, owner: whose } of memory.values())
    if (owner === undefined || whose === owner) memory.delete(id);
  if (owner !== undefined) for (const { id } of await listEdits(owner)) await dropEdits(id);
}
