// What was entered in a form that is not open any more and was never saved: it stays on this device until it is discarded.
import { useCallback, useEffect, useState } from "react";
import { whenFree } from "./edits-lock.ts";
import { dropEdits, keepEdits, listEdits, readEdits, type Restored } from "./kept-edits.ts";
import { flushForms } from "./load-again.ts";

async function findLeft(owner: number, form: string, signal: AbortSignal) {
  // The form that has just gone may still be writing.
  await flushForms();
  for (const { id } of (await listEdits(owner)).filter((kept) => kept.form === form)) {
    if (!(await whenFree(id, signal))) return undefined;
    // Saved or discarded there meanwhile?
    const kept = (await listEdits(owner)).find((one) => one.id === id);
    if (kept) return readEdits(kept);
  }
  return undefined;
}

export interface LeftEdits<Edits> {
  readonly edits: Edits;
  /** When they were entered last. */
  readonly at: number;
  /** Answers how to keep them again. */
  readonly discard: () => () => void;
}

/** The newest of them; undefined while there are none. Without an owner none are looked for. */
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
