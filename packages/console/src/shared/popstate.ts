// Handles the browser's back and forward before the router does. Listeners of the window run in the order in which they
// were added: BrowserApp.tsx imports this file, so this listener is added before the router's.

type Handler = (event: PopStateEvent) => void;

const handlers: Handler[] = [];

/** Returns a function that ends it. If there are several (a dialog over a form), the last one intercepts. */
export function interceptPopState(handler: Handler): () => void {
  handlers.push(handler);
  return () => void handlers.splice(handlers.indexOf(handler), 1);
}

let routerListens = false;
let missed = false;

/**
 * The router only listens once the page has mounted: this repeats a navigation that happened before. For use as an
 * effect.
 */
export function followMissed(): () => void {
  routerListens = true;
  if (missed) dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  return () => {
    routerListens = false;
  };
}

// The server has no `addEventListener`.
globalThis.addEventListener?.("popstate", (event) => {
  missed = !routerListens;
  handlers.at(-1)?.(event);
});
