// Handles the browser's back and forward before the router does. Listeners of the window run in the order in which they
// were added: BrowserApp.tsx imports this file, so this listener is added before the router's.

type Handler = (event: PopStateEvent) => void;

const handlers: Handler[] = [];

/** Answers how to end it. Of several, as with a dialog over a form, the last intercepts. */
export function interceptPopState(handler: Handler): () => void {
  handlers.push(handler);
  return () => void handlers.splice(handlers.indexOf(handler), 1);
}

let routerListens = false;
let missed = false;

/** The router listens once the page is in the document: whoever went back while that was being made is followed now. For an effect. */
export function followMissed(): () => void {
  routerListens = true;
  if (missed) dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  return () => {
    routerListens = false;
  };
}

// There is none where the server renders a page.
globalThis.addEventListener?.("popstate", (event) => {
  missed = !routerListens;
  handlers.at(-1)?.(event);
});
