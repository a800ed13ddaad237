// Whether this document keeps anything in the browser. Inside of a host's window it does not: who works there is the host's
// affair, and what somebody has in a tab of their own is not the host's.

let inMemory = false;

/** From now on everything is kept in memory, and gone with the document. */
export const keepInMemory = (): void => {
  inMemory = true;
};

/** For tests, whose documents follow one another. */
export const keepInBrowser = (): void => {
  inMemory = false;
};

export const keepsInMemory = (): boolean => inMemory;

/** Throws where nothing may be kept, as the storage of a browser does that refuses it. */
export function mayKeep(): void {
  if (inMemory) throw new Error("Kept in memory");
}
