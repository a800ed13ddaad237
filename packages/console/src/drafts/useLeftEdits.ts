// Unsaved edits of a form that is not open: they stay on this device until the user discards them.
import { useCallback, useEffect, useState } from "react";
import { whenFree } from "./edits-lock.ts";
import { dropEdits, keepEdits, listEdits, readEdits, type Restored } from "./kept-edits.ts";
import { flushForms } from "./load-again.ts";

async function findLeft(owner: number, form: string, signal: AbortSignal) {
  // A form that has just unmounted may still be writing.
  await flushForms();
  for (const { id } of (await listEdits(owner)).filter((kept) => kept.form === form)) {
    if (!(await whenFree(id, signal))) return undefined;
    // It may have been saved or discarded there in the meantime.
    const kept = (await listEdits(owner)).find((one) => one.id === id);
    if (kept) return readEdits(kept);
  }
  return undefined;
}

export interface LeftEdits<Edits> {
  readonly edits: Edits;
  /** When they were last changed. */
  readonly at: number;
  /** Returns a function that keeps them again. */
  readonly discard: () => () => void;
}

/** The newest left edits; undefined if there are none, or without an owner. */
export function useLeftEdits<Edits>(
  owner: number | undefined,
  form: string,
): LeftEdits<Edits> | undefined {
  const [left, setLeft] = useState<Restored>();
  const find = useCallback(
    (signal: AbortSignal) => {
      if (owner !== undefined)
        void findLeft(owner, form, signal).then((found) => signal.aborted || setLeft(found));
    },
    [owner, form],
  );
  useEffect(() => {
    const control = new AbortController();
    find(control.signal);
    return () => {
      control.abort();
      setLeft(undefined);
    };
  }, [find]);
  if (!left) return undefined;
  return {
    // The form's name determines the type of its edits.
    edits: left.edits as Edits,
    at: left.at,
    discard: () => {
      setLeft(undefined);
      const dropped = dropEdits(left.id);
      return () => {
        void dropped.then(() => keepEdits(left));
        setLeft(left);
      };
    },
  };
}
