// Keeps unsaved edits in this tab's memory when the session ends or the page fails, until the same user opens the form again.
import { useEffect, useRef } from "react";
import { accessToken } from "./storage.ts";

interface Kept {
  /** The id of the user who entered it. */
  readonly owner: number;
  readonly edits: unknown;
}

const waiting = new Map<string, Kept>();

export interface KeptEdits<Edits> {
  /** Id of the user; without it nothing is kept. */
  readonly owner: number | undefined;
  /** What the form is about; unique among all forms. */
  readonly form: string;
  /** What was entered and not saved; undefined when there is nothing to lose. */
  readonly edits: Edits | undefined;
  /** Receives the kept edits once the form is mounted again. */
  readonly onRestore: (edits: Edits) => void;
}

let pageFails = false;
/** Call it when the page has failed: forms that are unmounted now were not left by their user. */
export function keepAllEdits(): void {
  pageFails = true;
  setTimeout(() => {
    pageFails = false;
  });
}

/** Edits are kept only when the session ends or the page fails: leaving the form otherwise asks first and discards them. */
export function useKeptEdits<Edits>({ owner, form, edits, onRestore }: KeptEdits<Edits>): void {
  const latest = useRef({ edits, onRestore });
  useEffect(() => {
    latest.current = { edits, onRestore };
  });

  useEffect(() => {
    if (owner === undefined) return undefined;
    // Another user does not get them.
    for (const [name, kept] of waiting) if (kept.owner !== owner) waiting.delete(name);
    const kept = waiting.get(form);
    waiting.delete(form);
    // The form's name determines the type of its edits.
    if (kept) latest.current.onRestore(kept.edits as Edits);

    const session = accessToken.get();
    return () => {
      const { edits: unsaved } = latest.current;
      if (unsaved !== undefined && (pageFails || accessToken.get() !== session))
        waiting.set(form, { owner, edits: unsaved });
    };
  }, [owner, form]);
}
