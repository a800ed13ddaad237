// Keeps a functionality request on this device while it is typed, and asks before the user leaves it.
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Owner } from "../../drafts/stored-edits.ts";
import { StoredFormMessages } from "../../drafts/StoredFormMessages.tsx";
import { useStoredForm } from "../../drafts/useStoredForm.ts";
import type { FunctionalityRequest } from "./functionality-request.ts";

export interface StoredRequestProps {
  readonly form: UseFormReturn<FunctionalityRequest>;
  readonly owner: Owner | undefined;
  /** From the form itself, because the user may have typed before this part loaded. */
  readonly isDirty: boolean;
  /** Called with the function that the form has to call after sending. */
  readonly onReady: (onSent: () => void) => void;
}

export default function StoredRequest({ form, owner, isDirty, onReady }: StoredRequestProps) {
  const busy = form.formState.isSubmitting;
  const storedForm = useStoredForm({ form, owner, name: "functionality", isDirty, busy });
  useEffect(() => onReady(storedForm.sent));
  return <StoredFormMessages form={storedForm} />;
}
