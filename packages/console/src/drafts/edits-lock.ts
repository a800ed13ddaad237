// A lock on kept edits while their form is open. It is a Web Lock of the browser, which is released when the tab ends,
// for whatever reason.

const toLockName = (id: string) => `edits ${id}`;

const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/**
 * Returns the function that releases the lock; undefined if another form holds it. Without Web Locks every form gets
 * it.
 */
export async function holdEdits(id: string): Promise<(() => void) | undefined> {
  const manager = locks();
  if (!manager) return () => undefined;
  const { promise: acquired, resolve: hold } = Promise.withResolvers<(() => void) | undefined>();
  const { promise: released, resolve: free } = Promise.withResolvers<void>();
  const request = manager.request(toLockName(id), { ifAvailable: true }, (lock) => {
    hold(lock ? free : undefined);
    return lock ? released : undefined;
  });
  // The browser grants no lock to a document that is unloading.
  request.catch(() => hold(undefined));
  return acquired;
}

/** Waits until no open form holds the lock; false if `signal` aborts first. */
export async function whenFree(id: string, signal: AbortSignal): Promise<boolean> {
  try {
    await locks()?.request(toLockName(id), { signal }, () => undefined);
    return !signal.aborted;
  } catch {
    return false;
  }
}
