// Keeps a functionality request on this device while it is typed, and asks before the user leaves it.
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Owner } from "../../drafts/kept-edits.ts";
import { KeptForm } from "../../drafts/KeptForm.tsx";
import { useKeptForm } from "../../drafts/useKeptForm.ts";
import type { FunctionalityRequest } from "./functionality-request.ts";

export interface KeptRequestProps {
  readonly form: UseFormReturn<FunctionalityRequest>;
  readonly owner: Owner | undefined;
  /** From the form itself, because the user may have typed before this part loaded. */
  readonly isDirty: boolean;
  /** Called with the function that the form has to call after sending. */
  readonly onKept: (sent: () => void) => void;
}

export default function KeptRequest({ form, owner, isDirty, onKept }: KeptRequestProps) {
  const busy = form.formState.isSubmitting;
  const kept = useKeptForm({ form, owner, name: "functionality", isDirty, busy });
  useEffect(() => onKept(kept.sent));
  return <KeptForm kept={kept} />;
}
