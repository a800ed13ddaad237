// What somebody had entered when their session ended waits in this tab's memory, for the same person to come back to.
import { useEffect, useRef } from "react";
import { accessToken } from "./storage.ts";

interface Kept {
  /** Who entered it. */
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
  /** Receives what was kept, once the form stands again. */
  readonly onRestore: (edits: Edits) => void;
}

/** Only the end of a session keeps anything: who leaves the form otherwise was asked, and chose to lose it. */
export function useKeptEdits<Edits>({ owner, form, edits, onRestore }: KeptEdits<Edits>): void {
  const latest = useRef({ edits, onRestore });
  useEffect(() => {
    latest.current = { edits, onRestore };
  });

  useEffect(() => {
    if (owner === undefined) return undefined;
    // What one person had entered is not for the next.
    for (const [name, kept] of waiting) if (kept.owner !== owner) waiting.delete(name);
    const kept = waiting.get(form);
    waiting.delete(form);
    // The name of the form says of what kind its edits are.
    if (kept) latest.current.onRestore(kept.edits as Edits);

    const session = accessToken.get();
    return () => {
      const { edits: unsaved } = latest.current;
      if (unsaved !== undefined && accessToken.get() !== session)
        waiting.set(form, { owner, edits: unsaved });
    };
  }, [owner, form]);
}
