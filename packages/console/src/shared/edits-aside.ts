// Unsaved edits while the page is loaded again: in a database of the browser, which takes chosen files too, under a key
// that this tab alone knows.

const name = "edits";
/** Of a tab that was closed meanwhile. */
const abandonedAfterMs = 60 * 60_000;

const result = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () =>
      reject(request.error ?? new Error("The database of the browser fails")),
    );
  });

async function openStore(): Promise<IDBObjectStore> {
  const opening = indexedDB.open(name);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(name));
  return (await result(opening)).transaction(name, "readwrite").objectStore(name);
}

/** Rejects where the browser refuses storage. */
export async function putAside(edits: unknown): Promise<void> {
  const now = Date.now();
  const key = now + Math.random();
  const store = await openStore();
  store.delete(IDBKeyRange.upperBound(now - abandonedAfterMs));
  await result(store.put(edits, key));
  sessionStorage.setItem(name, String(key));
}

/** What was put aside before the page was loaded again, once; undefined when there is none. */
export async function takeBack(): Promise<unknown> {
  try {
    const key = sessionStorage.getItem(name);
    if (key === null) return undefined;
    sessionStorage.removeItem(name);
    const store = await openStore();
    const edits = await result<unknown>(store.get(Number(key)));
    await result(store.delete(Number(key)));
    return edits;
  } catch {
    return undefined;
  }
}
