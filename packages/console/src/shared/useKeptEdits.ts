// Keeps a form's unsaved input on this device while the user types, and restores it when the same user opens the form
// again: after a crash, a closed tab, an ended session or a failed page.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { holdEdits } from "./edits-lock.ts";
import {
  dropEdits,
  keepEdits,
  leaveEdits,
  listEdits,
  readEdits,
  type Owner,
  type Restored,
} from "./kept-edits.ts";
import { flushForms, openForms, type Flush } from "./load-again.ts";

export interface KeptEdits<Edits> {
  /** Without an owner nothing is kept or restored, and existing edits stay unchanged. */
  readonly owner: Owner | undefined;
  /** What the form is about; unique among all forms. */
  readonly form: string;
  /** Reads the unsaved input, selected files included; undefined when there is nothing to lose. */
  readonly edits: (() => Edits) | undefined;
  /**
   * Subscribes to changes that do not re-render the form's component; returns a function that unsubscribes. `subscribe`
   * of react-hook-form.
   */
  readonly watch?: (changed: () => void) => () => void;
  /** Receives the kept edits once the form is open. */
  readonly onRestore: (edits: Edits, kept: Pick<Restored, "at" | "lost">) => void;
}

/** Edits that have been restored into their form. */
export interface RestoredEdits extends Pick<Restored, "at" | "lost"> {
  readonly isToday: boolean;
}

/** ms after a change. */
const writeAfter = 100;

/** Whether a user has anything unsaved on this device, in an open form or not. */
export async function hasEdits(owner: Owner): Promise<boolean> {
  await flushForms();
  return (await listEdits(owner)).length > 0;
}

export { dropAllEdits } from "./kept-edits.ts";

let made = 0;
const newId = () => `${Date.now()}-${Math.random()}-${(made += 1)}`;

/** Keeps edits of a form that is not open, which are restored when it opens. */
export const keepForLater = async (owner: Owner, form: string, edits: unknown): Promise<void> =>
  void (await keepEdits({ id: newId(), owner, form, at: Date.now(), edits }));

/** The edits' id when the form was last mounted: a page that is hidden for a while continues with it. */
interface Before {
  readonly owner: Owner;
  readonly form: string;
  id?: string | undefined;
}

/** Locks the previous id or, if another form holds it, a new one. */
async function findPlace(before: string | undefined) {
  const known = before !== undefined && (await holdEdits(before));
  if (known) return { id: before, free: known };
  const id = newId();
  return { id, free: (await holdEdits(id)) ?? (() => undefined) };
}

/** Manages the edits of one open form: their id and lock, and pending writes. */
function keeper(before: Before, read: () => unknown) {
  const { owner, form } = before;
  let place: { readonly id: string; readonly free: () => void } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  /** The user has abandoned the input. */
  let isLeft = false;
  /** The last write; writes run one after the other. */
  let writing: Promise<boolean> = Promise.resolve(true);

  const write = async (edits: unknown): Promise<boolean> => {
    if (edits === undefined) {
      if (place) await dropEdits(place.id);
      return true;
    }
    if (!place) {
      place = await findPlace(before.id);
      before.id = place.id;
      // The user abandoned the input while the lock was requested.
      if (isLeft) return true;
    }
    return keepEdits({ id: place.id, owner, form, at: Date.now(), edits });
  };
  const flush: Flush = () => {
    if (timer === undefined) return writing;
    clearTimeout(timer);
    timer = undefined;
    // Read at once: the form may contain something else when the previous write ends.
    const edits = read();
    return (writing = writing.then(() => write(edits)));
  };
  return {
    flush,
    /** Call it after a possible change; `isEntered`: the user has certainly entered something. */
    touch: (isEntered: boolean) => {
      if (isEntered) isLeft = false;
      if (hasEnded || isLeft) return;
      const isClean = read() === undefined;
      if (isClean && !place) return;
      timer ??= setTimeout(() => void flush(), isClean ? 0 : writeAfter);
    },
    /** Takes the newest edits that no open form has locked, unless the user has entered something meanwhile. */
    take: async (): Promise<Restored | undefined> => {
      for (const kept of await listEdits(owner)) {
        if (kept.form !== form || hasEnded || place || read() !== undefined) continue;
        const free = await holdEdits(kept.id);
        if (!free) continue;
        const restored = await readEdits(kept);
        if (hasEnded || place || read() !== undefined) free();
        else {
          place = { id: kept.id, free };
          before.id = kept.id;
          return restored;
        }
      }
      return undefined;
    },
    forget: () => {
      isLeft = true;
      clearTimeout(timer);
      timer = undefined;
      const id = place?.id ?? before.id;
      before.id = undefined;
      if (id === undefined) return;
      leaveEdits(id);
      void writing.then(() => dropEdits(id));
    },
    end: () => {
      hasEnded = true;
      const last = flush();
      return last.then(() => place?.free());
    },
  };
}

/**
 * Edits are deleted when there is nothing left to lose (saved or undone), when the user abandons them (`forget`), and
 * when they are too old. `restored` says when restored edits were entered.
 */
export function useKeptEdits<Edits>({ owner, form, edits, watch, onRestore }: KeptEdits<Edits>) {
  const [restored, setRestored] = useState<RestoredEdits>();
  const latest = useRef(edits);
  const kept = useRef<ReturnType<typeof keeper>>(undefined);
  const before = useRef<Before>(undefined);
  const restore = useEffectEvent((found: Restored) => {
    const { at, lost } = found;
    setRestored({ at, lost, isToday: new Date(at).toDateString() === new Date().toDateString() });
    // The form's name determines the type of its edits.
    onRestore(found.edits as Edits, found);
  });
  const [areIn, setAreIn] = useState(false);
  if (restored && edits && !areIn) setAreIn(true);
  // The edits were saved or undone.
  if (areIn && !edits) {
    setAreIn(false);
    setRestored(undefined);
  }

  useEffect(() => {
    latest.current = edits;
    kept.current?.touch(false);
  });

  useEffect(() => {
    if (owner === undefined) return undefined;
    const last = before.current;
    const place = last?.owner === owner && last.form === form ? last : { owner, form };
    before.current = place;
    const own = keeper(place, () => latest.current?.());
    kept.current = own;
    openForms.add(own.flush);
    own.touch(false);
    void own.take().then((found) => found && restore(found));
    const onHide = () => void own.flush();
    document.addEventListener("visibilitychange", onHide);
    addEventListener("pagehide", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      removeEventListener("pagehide", onHide);
      // Stay registered until the last write ends, so that readers of the kept edits can wait for it.
      void own.end().then(() => openForms.delete(own.flush));
    };
  }, [owner, form]);

  useEffect(() => watch?.(() => kept.current?.touch(true)), [watch]);

  return {
    /** When the restored edits were entered, and the names of files that could not be kept. */
    restored: areIn ? restored : undefined,
    /** Call it when the input was saved after the form was left, or when the user leaves and abandons it. */
    forget: () => kept.current?.forget(),
  };
}
