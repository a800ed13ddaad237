// Reloads the page without losing the input in open forms.

/** Writes pending edits; resolves to whether they outlast the page. */
export type Flush = () => Promise<boolean>;
export const openForms = new Set<Flush>();

export const flushForms = () => Promise.all([...openForms].map((flush) => flush()));

/** If the edits could not be stored, the browser asks before the reload loses them. */
export async function loadAgain(): Promise<void> {
  const areStored = (await flushForms()).every(Boolean);
  // Before the guards of unsaved changes, which would ask.
  if (areStored)
    addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
  location.reload();
}
