// The words of a form that is kept while it is typed: that it is back, and the question before it is left.
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
