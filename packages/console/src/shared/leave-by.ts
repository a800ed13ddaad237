// Goes elsewhere by code: where edits would be lost it asks first, as a link does.

type Ask = (go: () => void) => void;

let ask: Ask | undefined;

/** Set by the guard of the page with unsaved edits; undefined takes it away. */
export const askBeforeLeaving = (next: Ask | undefined): void => {
  ask = next;
};

export const leaveBy = (go: () => void): void => (ask ? ask(go) : go());
