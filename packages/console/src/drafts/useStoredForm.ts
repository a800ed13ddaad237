// Keeps the input of a form that is submitted once, as in a dialog, on this device until it is submitted, and asks
// before the user leaves it.
import { useCallback, useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Owner } from "./stored-edits.ts";
import { useStoredEdits } from "./useStoredEdits.ts";
import { useLeaveGuard } from "./useLeaveGuard.ts";

export interface StoredFormOptions<Fields extends FieldValues> {
  readonly form: Pick<UseFormReturn<Fields>, "formState" | "getValues" | "reset" | "subscribe">;
  /** The owner of the input; undefined until known. */
  readonly owner: Owner | undefined;
  /** What the form is about; unique among all forms of its owner. */
  readonly name: string;
  /** For a dialog: whether it is open. It closes when the input is submitted or abandoned. */
  readonly open?: boolean;
  /** Whether there is input, from a caller that loads the component with this hook lazily and reads it before. */
  readonly isDirty?: boolean;
  /** Whether the form is being submitted. */
  readonly busy?: boolean;
}

export function useStoredForm<Fields extends FieldValues>({
  form,
  owner,
  name,
  open = true,
  isDirty = form.formState.isDirty,
  busy = false,
}: StoredFormOptions<Fields>) {
  const { getValues, reset, subscribe } = form;
  const isTyped = open && isDirty;
  const enter = (values: Fields) => reset(values, { keepDefaultValues: true });
  const storedEdits = useStoredEdits<Fields>({
    owner: open ? owner : undefined,
    form: name,
    // A copy, because the form mutates its own values.
    edits: isTyped ? () => ({ ...getValues() }) : undefined,
    watch: useCallback(
      (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
      [subscribe],
    ),
    onRestore: enter,
  });
  /** Discards everything: the user left the form, or its dialog has closed. */
  const forget = () => {
    // Reset first: it is a change, which would otherwise be kept again.
    reset();
    storedEdits.forget();
  };
  const guard = useLeaveGuard(isTyped && !busy, forget);

  // Only closing the dialog discards the input; a closed tab or an ended session does not change `open`.
  const close = useEffectEvent(forget);
  useEffect(() => {
    if (!open) close();
  }, [open]);

  return {
    guard,
    /** Call it once the form is submitted: deletes the kept input, even after the page was left. */
    sent: storedEdits.forget,
    restored: storedEdits.restored,
    /** Clears the form; returns a function that puts the input back. */
    discard: () => {
      const typed = { ...getValues() };
      reset();
      return () => enter(typed);
    },
  };
}
export type StoredFormState = ReturnType<typeof useStoredForm>;
