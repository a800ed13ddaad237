// Reloads the page without losing the input in open forms.

/** Writes pending edits; resolves to whether they outlast the page. */
export type Flush = () => Promise<boolean>;
export const openForms = new Set<Flush>();

export const flushForms = () => Promise.all([...openForms].map((flush) => flush()));

let areAside = false;
/** Whether the edits are stored, so that a reload loses none. */
export const editsAreAside = (): boolean => areAside;

/** If the edits could not be stored, the browser asks before the reload loses them. */
export async function loadAgain(): Promise<void> {
  areAside = (await flushForms()).every(Boolean);
  location.reload();
}
