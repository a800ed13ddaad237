// Unsaved edits of a form that is not open: they stay on this device until the user discards them.
import { useCallback, useEffect, useState } from "react";
import { whenFree } from "./edits-lock.ts";
import { dropEdits, keepEdits, listEdits, readEdits, type Restored } from "./stored-edits.ts";
import { flushForms } from "./load-again.ts";

async function findUnsaved(owner: number, form: string, signal: AbortSignal) {
  // A form that has just unmounted may still be writing.
  await flushForms();
  for (const { id } of (await listEdits(owner)).filter((record) => record.form === form)) {
    if (!(await whenFree(id, signal))) return undefined;
    // It may have been saved or discarded there in the meantime.
    const record = (await listEdits(owner)).find((one) => one.id === id);
    if (record) return readEdits(record);
  }
  return undefined;
}

export interface UnsavedEdits<Edits> {
  readonly edits: Edits;
  /** When they were last changed. */
  readonly at: number;
  /** Returns a function that keeps them again. */
  readonly discard: () => () => void;
}

/** The newest left edits; undefined if there are none, or without an owner. */
export function useUnsavedEdits<Edits>(
  owner: number | undefined,
  form: string,
): UnsavedEdits<Edits> | undefined {
  const [unsaved, setUnsaved] = useState<Restored>();
  const find = useCallback(
    (signal: AbortSignal) => {
      if (owner !== undefined)
        void findUnsaved(owner, form, signal).then(
          (record) => signal.aborted || setUnsaved(record),
        );
    },
    [owner, form],
  );
  useEffect(() => {
    const control = new AbortController();
    find(control.signal);
    return () => {
      control.abort();
      setUnsaved(undefined);
    };
  }, [find]);
  if (!unsaved) return undefined;
  return {
    // The form's name determines the type of its edits.
    edits: unsaved.edits as Edits,
    at: unsaved.at,
    discard: () => {
      setUnsaved(undefined);
      const dropped = dropEdits(unsaved.id);
      return () => {
        void dropped.then(() => keepEdits(unsaved));
        setUnsaved(unsaved);
      };
    },
  };
}
