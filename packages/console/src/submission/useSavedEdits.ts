// Restored edits that were autosaved since: while the page is open, the user can go back to the version stored before.
import { useRef, useState } from "react";
import type { RestoredEdits } from "../drafts/useKeptEdits.ts";
import type { BuildFields } from "./build-fields.ts";
import type { BuildFormState } from "./useBuildForm.ts";

export function useSavedEdits({ form, enter }: Pick<BuildFormState, "form" | "enter">) {
  const before = useRef<BuildFields>(undefined);
  const [kept, setKept] = useState<RestoredEdits>();
  const [isOver, setOver] = useState(false);
  const show = (edits: RestoredEdits | undefined) => {
    setKept(edits);
    setOver(edits === undefined);
  };
  return {
    /** The edits that were saved; undefined when there is nothing to undo. */
    kept,
    /** The edits were undone or confirmed by a manual save, so their notice is gone. */
    isOver,
    /** Remembers the values that were stored when the edits were restored. */
    remember: (fields: BuildFields) => {
      before.current = structuredClone(fields);
      setKept(undefined);
      setOver(false);
    },
    saved: (edits: RestoredEdits | undefined) => edits && !isOver && show(edits),
    /** Called after a manual save, which confirms the edits. */
    forget: () => show(undefined),
    /** Enters the earlier values, to be saved; returns a function that enters the current ones again. */
    undo: () => {
      const entered = form.getValues();
      const { loaded } = entered.offer;
      const was = before.current ?? entered;
      enter({ ...was, offer: { ...was.offer, loaded } });
      show(undefined);
      return () => {
        enter({ ...entered, offer: { ...entered.offer, loaded: form.getValues("offer.loaded") } });
        show(kept);
      };
    },
  };
}
