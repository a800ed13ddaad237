// Keeps a form's unsaved input on this device while the user types, and restores it when the same user opens the form
// again.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keep, type Keeper, type FormIdentity } from "./keeper.ts";
import type { Owner, Restored } from "./stored-edits.ts";

export interface StoredEditsOptions<Edits> {
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
  readonly onRestore: (edits: Edits, record: Pick<Restored, "at" | "lost">) => void;
}

/** Edits that have been restored into their form. */
export interface RestoredEdits extends Pick<Restored, "at" | "lost"> {
  readonly isToday: boolean;
}

export const restoredEdits = ({ at, lost }: Restored): RestoredEdits => ({
  at,
  lost,
  isToday: new Date(at).toDateString() === new Date().toDateString(),
});

/**
 * Edits are deleted when there is nothing left to lose (saved or undone), when the user abandons them (`forget`), and
 * when they are too old. `restored` says when restored edits were entered.
 */
export function useStoredEdits<Edits>({
  owner,
  form,
  edits,
  watch,
  onRestore,
}: StoredEditsOptions<Edits>) {
  const [restored, setRestored] = useState<RestoredEdits>();
  const latest = useRef(edits);
  const keeper = useRef<Keeper>(undefined);
  const before = useRef<FormIdentity>(undefined);
  const restore = useEffectEvent((record: Restored) => {
    setRestored(restoredEdits(record));
    // The form's name determines the type of its edits.
    onRestore(record.edits as Edits, record);
  });
  const [isApplied, setIsApplied] = useState(false);
  if (restored && edits && !isApplied) setIsApplied(true);
  // The edits were saved or undone.
  if (isApplied && !edits) {
    setIsApplied(false);
    setRestored(undefined);
  }

  useEffect(() => {
    latest.current = edits;
    keeper.current?.touch(false);
  });

  useEffect(() => {
    if (owner === undefined) return undefined;
    const last = before.current;
    before.current = last?.owner === owner && last.form === form ? last : { owner, form };
    const newKeeper = keep(before.current, {
      read: () => latest.current?.(),
      onRestore: (record) => restore(record),
    });
    keeper.current = newKeeper;
    return newKeeper.end;
  }, [owner, form]);

  useEffect(() => watch?.(() => keeper.current?.touch(true)), [watch]);

  return {
    /** When the restored edits were entered, and the names of files that could not be kept. */
    restored: isApplied ? restored : undefined,
    /** Call it when the input was saved after the form was left, or when the user leaves and abandons it. */
    forget: () => keeper.current?.forget(),
  };
}
