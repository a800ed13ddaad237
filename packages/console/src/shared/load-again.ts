// Loads the page again without losing what is entered in the forms that are open.

/** Writes what is not written yet; says whether it lasts longer than the page. */
export type Flush = () => Promise<boolean>;
export const openForms = new Set<Flush>();

export const flushForms = () => Promise.all([...openForms].map((flush) => flush()));

let areAside = false;
/** Whether loading the page again loses no edits. */
export const editsAreAside = (): boolean => areAside;

/** Where the browser cannot keep what was entered, it asks before it is lost. */
export async function loadAgain(): Promise<void> {
  areAside = (await flushForms()).every(Boolean);
  location.reload();
}
