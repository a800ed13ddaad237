// Unsaved edits on this device: in a database of the browser, which takes chosen files too; where the browser refuses
// one, in the memory of this tab.
import { mayKeep } from "./keeping.ts";
import { putFilesBack, takeFilesOut } from "./kept-files.ts";

/** Id of a user, or a name for who is none: a company, a visitor. */
export type Owner = number | string;

/** What was entered in one form and not saved. */
export interface Kept {
  /** Of the open form that wrote it: two tabs with the same form have two. */
  readonly id: string;
  /** Who entered it. */
  readonly owner: Owner;
  readonly form: string;
  /** When it was entered last. */
  readonly at: number;
  readonly edits: unknown;
}
export interface Restored extends Kept {
  /** Names of chosen files that could not be kept. */
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
  // Another tab deletes it, or the user clears what the site has stored.
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

/** Resolves when the changes are on the device; rejects where it refuses them. */
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

/** The keys of a record's files: its id and the file's number. */
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

/** Where it is written which edits are on their way out: a page that is left right then takes their deletion back. */
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

/** From now on they are nobody's, however the page ends. */
export function leaveEdits(id: string): void {
  try {
    marks()?.setItem(markOf(id), "");
  } catch {
    // Full: they may come back.
  }
}

/** Whether it lasts longer than this page. */
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
  // There may be room for what was typed.
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

/** All that is kept for somebody, the newest first, without files; what is too old goes. */
export async function listEdits(owner: Owner): Promise<readonly Kept[]> {
  const oldest = Date.now() - keptForMs;
  const stored = await change(({ edits }) => result<Kept[]>(edits.getAll())).catch(() => []);
  for (const { id, at } of stored) if (at < oldest || isLeaving(id)) void dropEdits(id);
  const byId = new Map([...stored, ...memory.values()].map((kept) => [kept.id, kept]));
  return [...byId.values()]
    .filter(({ id, owner: whose, at }) => whose === owner && at >= oldest && !isLeaving(id))
    .toSorted((one, other) => other.at - one.at);
}

/** With the files that were chosen. */
export async function readEdits(kept: Kept): Promise<Restored> {
  const files = new Map<number, File>();
  await change(async ({ files: stored }) => {
    const keys = (await result(stored.getAllKeys(filesOf(kept.id)))) as [string, number][];
    const values = await result<File[]>(stored.getAll(filesOf(kept.id)));
    for (const [at, [, number]] of keys.entries()) files.set(number, values[at]!);
  }).catch(() => undefined);
  return { ...kept, ...putFilesBack({ edits: kept.edits, files }) };
}

/** Of somebody who signs out, or of everybody. */
export async function dropAllEdits(owner?: Owner): Promise<void> {
  for (const { id, owner: whose } of memory.values())
    if (owner === undefined || whose === owner) memory.delete(id);
  if (owner !== undefined) for (const { id } of await listEdits(owner)) await dropEdits(id);
}
