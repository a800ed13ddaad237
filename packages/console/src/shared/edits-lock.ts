// Which kept edits belong to a form that is open: it holds a lock of the browser, which ends with its tab, however that ends.

const nameOf = (id: string) => `edits ${id}`;

const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Frees it again; undefined when another form has it. Where the browser has no locks, everybody gets it. */
export async function holdEdits(id: string): Promise<(() => void) | undefined> {
  const manager = locks();
  if (!manager) return () => undefined;
  const { promise: held, resolve: hold } = Promise.withResolvers<(() => void) | undefined>();
  const { promise: until, resolve: free } = Promise.withResolvers<void>();
  const asked = manager.request(nameOf(id), { ifAvailable: true }, (lock) => {
    hold(lock ? free : undefined);
    return lock ? until : undefined;
  });
  // A document that is being left gets none.
  asked.catch(() => hold(undefined));
  return held;
}

/** Waits until no open form has it; false when it is given up before. */
export async function whenFree(id: string, signal: AbortSignal): Promise<boolean> {
  try {
    await locks()?.request(nameOf(id), { signal }, () => undefined);
    return !signal.aborted;
  } catch {
    return false;
  }
}
