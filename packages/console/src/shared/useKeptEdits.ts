// Keeps what is entered in a form and not saved on this device, while it is entered, and gives it back when the same
// user opens the form again: after a crash, a closed tab, the end of the session, a page that failed.
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
  /** Without it nothing is kept, and what is kept stays as it is. */
  readonly owner: Owner | undefined;
  /** What the form is about; unique among all forms. */
  readonly form: string;
  /** Reads what was entered and not saved, chosen files included; undefined when there is nothing to lose. */
  readonly edits: (() => Edits) | undefined;
  /** Tells of changes that draw the form's component not anew, and returns how to stop; `subscribe` of react-hook-form. */
  readonly watch?: (changed: () => void) => () => void;
  /** Receives the kept edits once the form is open. */
  readonly onRestore: (edits: Edits, kept: Pick<Restored, "at" | "lost">) => void;
}

/** Edits that are back in their form. */
export interface RestoredEdits extends Pick<Restored, "at" | "lost"> {
  readonly isToday: boolean;
}

/** ms. */
const writeAfter = 100;

/** Whether a user has anything unsaved on this device, in an open form or not. */
export async function hasEdits(owner: Owner): Promise<boolean> {
  await flushForms();
  return (await listEdits(owner)).length > 0;
}

export { dropAllEdits } from "./kept-edits.ts";

let made = 0;
const newId = () => `${Date.now()}-${Math.random()}-${(made += 1)}`;

/** Where a form had its edits when it was shown last: a page that is hidden for a while goes on with them. */
interface Before {
  readonly owner: Owner;
  readonly form: string;
  id?: string | undefined;
}

/** One that no other form has. */
async function findPlace(before: string | undefined) {
  const known = before !== undefined && (await holdEdits(before));
  if (known) return { id: before, free: known };
  const id = newId();
  return { id, free: (await holdEdits(id)) ?? (() => undefined) };
}

/** The edits of one open form: where they are kept, and what is still to be written. */
function keeper(before: Before, read: () => unknown) {
  const { owner, form } = before;
  let place: { readonly id: string; readonly free: () => void } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  /** The user has left what is entered. */
  let isLeft = false;
  /** One write after the other. */
  let writing: Promise<boolean> = Promise.resolve(true);

  const write = async (edits: unknown): Promise<boolean> => {
    if (edits === undefined) {
      if (place) await dropEdits(place.id);
      return true;
    }
    if (!place) {
      place = await findPlace(before.id);
      before.id = place.id;
      // Left while the lock was on its way.
      if (isLeft) return true;
    }
    return keepEdits({ id: place.id, owner, form, at: Date.now(), edits });
  };
  const flush: Flush = () => {
    if (timer === undefined) return writing;
    clearTimeout(timer);
    timer = undefined;
    // Read now: the form may be filled anew when the last write has ended.
    const edits = read();
    return (writing = writing.then(() => write(edits)));
  };
  return {
    flush,
    /** Something may have changed; `isEntered`: something has been entered. */
    touch: (isEntered: boolean) => {
      if (isEntered) isLeft = false;
      if (hasEnded || isLeft) return;
      const isClean = read() === undefined;
      if (isClean && !place) return;
      timer ??= setTimeout(() => void flush(), isClean ? 0 : writeAfter);
    },
    /** The newest edits that no open form has, if nothing was entered here meanwhile. */
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
 * Edits go when nothing is left to lose (saved, taken back), when the user leaves them (`forget`), and when they are old.
 * Answers when the edits in the form were entered, if they were given back.
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
  // Saved, or taken back.
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
      // Who asks what is kept waits for the last of it.
      void own.end().then(() => openForms.delete(own.flush));
    };
  }, [owner, form]);

  useEffect(() => watch?.(() => kept.current?.touch(true)), [watch]);

  return {
    /** When what is in the form was entered, and the names of files that could not be kept. */
    restored: areIn ? restored : undefined,
    /** It was saved after the form was left, or the user leaves the form and loses it. */
    forget: () => kept.current?.forget(),
  };
}
