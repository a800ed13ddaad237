// Hears the browser's back and forward before the router does: listeners of the window are called in the order in which
// they came, so the start of the console imports this file, and the router, which comes later, is told second.

let watcher: ((event: PopStateEvent) => void) | undefined;

/** One page at a time may watch; `undefined` ends it. */
export const watchBack = (next: typeof watcher): void => {
  watcher = next;
};

addEventListener("popstate", (event) => watcher?.(event));
