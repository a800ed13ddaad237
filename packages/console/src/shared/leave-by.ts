// Navigates by code: if edits would be lost it asks first, as a link does.

type Ask = (go: () => void) => void;

const asks: Ask[] = [];

/**
 * Called by the guard of unsaved edits; returns a function that unregisters it. If several are registered (a dialog
 * over a form), the last one asks.
 */
export function askBeforeLeaving(ask: Ask): () => void {
  asks.push(ask);
  return () => void asks.splice(asks.indexOf(ask), 1);
}

export const leaveBy = (go: () => void): void => {
  const ask = asks.at(-1);
  if (ask) ask(go);
  else go();
};
