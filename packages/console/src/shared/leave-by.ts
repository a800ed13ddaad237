// Goes elsewhere by code: where edits would be lost it asks first, as a link does.

type Ask = (go: () => void) => void;

const asks: Ask[] = [];

/** Set by the guard of unsaved edits; answers how to take it away. Of several, as with a dialog over a form, the last asks. */
export function askBeforeLeaving(ask: Ask): () => void {
  asks.push(ask);
  return () => void asks.splice(asks.indexOf(ask), 1);
}

export const leaveBy = (go: () => void): void => {
  const ask = asks.at(-1);
  if (ask) ask(go);
  else go();
};
