// The messages of a form whose input is kept while the user types: the notice that it was restored, and the question
// before leaving.
import { KeptNotice } from "./KeptNotice.tsx";
import { LeaveModal } from "./LeaveModal.tsx";
import type { KeptFormState } from "./useKeptForm.ts";

export function KeptForm({
  kept,
}: {
  readonly kept: Pick<KeptFormState, "guard" | "restored" | "discard">;
}) {
  return (
    <>
      <KeptNotice kept={kept.restored} onDiscard={kept.discard} />
      <LeaveModal guard={kept.guard} />
    </>
  );
}
