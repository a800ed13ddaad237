// Keeps the unsaved input of one open form on this device while the user types, and hands it back when the same user
// opens the form again: after a crash, a closed tab, an ended session or a failed page.
import { flushForms, openForms, type Flush } from "./load-again.ts";
import { holdEdits } from "./edits-lock.ts";
import {
  dropEdits,
  keepEdits,
  leaveEdits,
  listEdits,
  readEdits,
  type Owner,
  type Restored,
} from "./stored-edits.ts";

/** A form whose input is kept. */
export interface FormIdentity {
  readonly owner: Owner;
  /** What the form is about; unique among all forms. */
  readonly form: string;
  /** The edits' id when the form was last open: a page that is hidden for a while continues with it. */
  id?: string | undefined;
}

interface KeeperOptions {
  /** Reads the unsaved input, selected files included; undefined when there is nothing to lose. */
  readonly read: () => unknown;
  /** Receives the newest edits that no open form has locked, unless the user has entered something meanwhile. */
  readonly onRestore: (restored: Restored) => void;
}

/** ms after a change. */
const writeDelay = 100;

const newId = () => `${Date.now()}-${Math.random()}`;

/** Keeps edits of a form that is not open, which are restored when it opens. */
export const keepForLater = async (owner: Owner, form: string, edits: unknown): Promise<void> =>
  void (await keepEdits({ id: newId(), owner, form, at: Date.now(), edits }));

/** Whether a user has anything unsaved on this device, in an open form or not. */
export async function hasEdits(owner: Owner): Promise<boolean> {
  await flushForms();
  return (await listEdits(owner)).length > 0;
}

export { dropAllEdits } from "./stored-edits.ts";

/** The edits' id, and the function that releases its lock. */
interface Place {
  readonly id: string;
  readonly free: () => void;
}

/** Locks the previous id or, if another form holds it, a new one. */
async function findPlace(before: string | undefined): Promise<Place> {
  const unlock = before !== undefined && (await holdEdits(before));
  if (unlock) return { id: before, free: unlock };
  const id = newId();
  return { id, free: (await holdEdits(id)) ?? (() => undefined) };
}

export type Keeper = ReturnType<typeof keep>;

/** Starts keeping the edits of an open form. */
export function keep(identity: FormIdentity, { read, onRestore }: KeeperOptions) {
  const { owner, form } = identity;
  let place: Place | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  /** The user has abandoned the input. */
  let isAbandoned = false;
  /** The last write; writes run one after the other. */
  let writing: Promise<boolean> = Promise.resolve(true);

  const write = async (edits: unknown): Promise<boolean> => {
    if (edits === undefined) {
      if (place) await dropEdits(place.id);
      return true;
    }
    if (!place) {
      place = await findPlace(identity.id);
      identity.id = place.id;
      // The user abandoned the input while the lock was requested.
      if (isAbandoned) return true;
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
  /** Call it after a possible change; `isEntered`: the user has certainly entered something. */
  const touch = (isEntered: boolean) => {
    if (isEntered) isAbandoned = false;
    if (hasEnded || isAbandoned) return;
    const isClean = read() === undefined;
    if (isClean && !place) return;
    timer ??= setTimeout(() => void flush(), isClean ? 0 : writeDelay);
  };
  const isTaken = () => hasEnded || place !== undefined || read() !== undefined;
  const take = async () => {
    for (const candidate of await listEdits(owner)) {
      if (candidate.form !== form || isTaken()) continue;
      const free = await holdEdits(candidate.id);
      if (!free) continue;
      const restored = await readEdits(candidate);
      if (isTaken()) {
        free();
        continue;
      }
      place = { id: candidate.id, free };
      identity.id = candidate.id;
      return onRestore(restored);
    }
  };

  openForms.add(flush);
  touch(false);
  void take();
  const onHide = () => void flush();
  document.addEventListener("visibilitychange", onHide);
  addEventListener("pagehide", onHide);

  return {
    touch,
    /** Deletes the edits: the input was saved after the form was left, or the user abandons it. */
    forget: () => {
      isAbandoned = true;
      clearTimeout(timer);
      timer = undefined;
      const id = place?.id ?? identity.id;
      identity.id = undefined;
      if (id === undefined) return;
      leaveEdits(id);
      void writing.then(() => dropEdits(id));
    },
    /** The form is no longer open: writes what is pending, and releases the lock. */
    end: () => {
      document.removeEventListener("visibilitychange", onHide);
      removeEventListener("pagehide", onHide);
      hasEnded = true;
      // Stay registered until the last write ends, so that readers of the kept edits can wait for it.
      void flush().finally(() => {
        place?.free();
        openForms.delete(flush);
      });
    },
  };
}
