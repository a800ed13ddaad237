// Handles the browser's back and forward before the router does. Listeners of the window run in the order in which they
// were added: BrowserApp.tsx imports this file, so this listener is added before the router's.

let handler: ((event: PopStateEvent) => void) | undefined;

/** One page at a time may intercept; `undefined` ends it. */
export const interceptPopState = (next: typeof handler): void => {
  handler = next;
};

// There is none where the server renders a page.
globalThis.addEventListener?.("popstate", (event) => handler?.(event));
