// Keeps unsaved edits in this tab's memory when the session ends or the page fails, until the same user opens the form
// again; and over loading the page again, where the console offers that.
import { useEffect, useRef } from "react";
import { putAside, takeBack } from "./edits-aside.ts";
import { accessToken } from "./storage.ts";

interface Kept {
  /** The id of the user who entered it. */
  readonly owner: number;
  readonly edits: unknown;
}

const waiting = new Map<string, Kept>();
/** The edits of the forms that are open. */
const open = new Map<string, () => Kept>();

export interface KeptEdits<Edits> {
  /** Id of the user; without it nothing is kept. */
  readonly owner: number | undefined;
  /** What the form is about; unique among all forms. */
  readonly form: string;
  /** Reads what was entered and not saved; undefined when there is nothing to lose. */
  readonly edits: (() => Edits) | undefined;
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

let areAside = false;
/** Whether loading the page again loses no edits. */
export const editsAreAside = (): boolean => areAside;

/** Loads the page again, with all that was entered. Where the browser cannot keep that, it asks before it is lost. */
export async function loadAgain(): Promise<void> {
  const unsaved = [...open]
    .map(([form, read]) => [form, read()] as const)
    .filter(([, { edits }]) => edits !== undefined);
  const all = [...waiting, ...unsaved];
  if (all.length > 0)
    areAside = await putAside(all).then(
      () => true,
      () => false,
    );
  location.reload();
}

/** Call it before a form is shown. */
export async function takeEditsBack(): Promise<void> {
  const kept = (await takeBack()) as readonly (readonly [string, Kept])[] | undefined;
  for (const [form, edits] of kept ?? []) waiting.set(form, edits);
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
    open.set(form, () => ({ owner, edits: latest.current.edits?.() }));

    const session = accessToken.get();
    return () => {
      open.delete(form);
      const unsaved = latest.current.edits?.();
      if (unsaved !== undefined && (pageFails || accessToken.get() !== session))
        waiting.set(form, { owner, edits: unsaved });
    };
  }, [owner, form]);
}
