// Kept edits that came back and have saved themselves since: as long as the page is open, what was stored before them can
// be had again.
import { useRef, useState } from "react";
import type { RestoredEdits } from "../shared/useKeptEdits.ts";
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
    /** They are undone, or meant: nothing is said of them any more. */
    isOver,
    /** What was stored when they came back. */
    remember: (fields: BuildFields) => {
      before.current = structuredClone(fields);
      setKept(undefined);
      setOver(false);
    },
    saved: (edits: RestoredEdits | undefined) => edits && !isOver && show(edits),
    /** Somebody has saved since, and means it. */
    forget: () => show(undefined),
    /** Enters what was stored before, to be saved; answers how to enter again what is there now. */
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
