// The messages of a form whose input is kept while the user types: the notice that it was restored, and the question
// before leaving.
import { KeptNotice } from "./RestoredNotice.tsx";
import { LeaveModal } from "./LeaveModal.tsx";
import type { StoredFormState } from "./useStoredForm.ts";

export function StoredFormMessages({
  form,
}: {
  readonly form: Pick<StoredFormState, "guard" | "restored" | "discard">;
}) {
  return (
    <>
      <KeptNotice restored={form.restored} onDiscard={form.discard} />
      <LeaveModal guard={form.guard} />
    </>
  );
}
