// Which kept edits belong to a form that is open: it holds a lock of the browser, which ends with its tab, however that ends.

const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Frees it again; undefined when another form has it. Where the browser has no locks, everybody gets it. */
export async function holdEdits(id: string): Promise<(() => void) | undefined> {
  const manager = locks();
  if (!manager) return () => undefined;
  const { promise: held, resolve: hold } = Promise.withResolvers<(() => void) | undefined>();
  const { promise: until, resolve: free } = Promise.withResolvers<void>();
  const asked = manager.request(`edits ${id}`, { ifAvailable: true }, (lock) => {
    hold(lock ? free : undefined);
    return lock ? until : undefined;
  });
  // A document that is being left gets none.
  asked.catch(() => hold(undefined));
  return held;
}
