// Keeps a functionality request while it is typed, and asks before it is left.
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Owner } from "../shared/kept-edits.ts";
import { KeptForm } from "../shared/KeptForm.tsx";
import { useKeptForm } from "../shared/useKeptForm.ts";
import type { FunctionalityRequest } from "./functionality-request.ts";

export interface KeptRequestProps {
  readonly form: UseFormReturn<FunctionalityRequest>;
  readonly owner: Owner | undefined;
  /** Read with the form: what was typed before this has come counts as well. */
  readonly isDirty: boolean;
  /** Receives what is to be called when it is sent. */
  readonly onKept: (sent: () => void) => void;
}

export default function KeptRequest({ form, owner, isDirty, onKept }: KeptRequestProps) {
  const busy = form.formState.isSubmitting;
  const kept = useKeptForm({ form, owner, name: "functionality", isDirty, busy });
  useEffect(() => onKept(kept.sent));
  return <KeptForm kept={kept} />;
}
