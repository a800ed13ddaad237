// Whether this document stores anything in the browser. In a host's frame it does not: the host decides who works
// there, and must not see what a person has stored in a tab of their own.

let inMemory = false;

/** From this call on everything is kept in memory, and lost with the document. */
export const keepInMemory = (): void => {
  inMemory = true;
};

/** For tests, which share one document. */
export const keepInBrowser = (): void => {
  inMemory = false;
};

export const keepsInMemory = (): boolean => inMemory;

/** Throws if nothing may be stored, like a browser that refuses storage. */
export function mayKeep(): void {
  if (inMemory) throw new Error("Kept in memory");
}
