// What is typed into a form that is sent once, as in a dialog: kept on this device until it is sent, and asked about before
// it is left.
import { useCallback, useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Owner } from "./kept-edits.ts";
import { useKeptEdits } from "./useKeptEdits.ts";
import { useLeaveGuard } from "./useLeaveGuard.ts";

export interface KeptFormOptions<Fields extends FieldValues> {
  readonly form: Pick<UseFormReturn<Fields>, "formState" | "getValues" | "reset" | "subscribe">;
  /** Whose it is; undefined while that is not known. */
  readonly owner: Owner | undefined;
  /** What the form is about; unique among all forms of its owner. */
  readonly name: string;
  /** Of a dialog: it closes when what was typed is sent, or left. */
  readonly open?: boolean;
  /** Whether something is typed, where that is read before this has come. */
  readonly isDirty?: boolean;
  /** It is being sent. */
  readonly busy?: boolean;
}

export function useKeptForm<Fields extends FieldValues>({
  form,
  owner,
  name,
  open = true,
  isDirty = form.formState.isDirty,
  busy = false,
}: KeptFormOptions<Fields>) {
  const { getValues, reset, subscribe } = form;
  const isTyped = open && isDirty;
  const enter = (values: Fields) => reset(values, { keepDefaultValues: true });
  const kept = useKeptEdits<Fields>({
    owner: open ? owner : undefined,
    form: name,
    // A copy: the form goes on with its own.
    edits: isTyped ? () => ({ ...getValues() }) : undefined,
    watch: useCallback(
      (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
      [subscribe],
    ),
    onRestore: enter,
  });
  /** It is left by who typed it, or its dialog has closed: nothing of it stays. */
  const forget = () => {
    // First: it is a change, which would be kept.
    reset();
    kept.forget();
  };
  const guard = useLeaveGuard(isTyped && !busy, forget);

  // A tab that is closed and a session that ends do not come by here: the dialog goes open.
  const close = useEffectEvent(forget);
  useEffect(() => {
    if (!open) close();
  }, [open]);

  return {
    guard,
    /** It is sent: nothing of it stays on the device, also when its page has gone meanwhile. */
    sent: kept.forget,
    restored: kept.restored,
    /** Takes what was typed out of the form; answers how to put it back. */
    discard: () => {
      const typed = { ...getValues() };
      reset();
      return () => enter(typed);
    },
  };
}
export type KeptFormState = ReturnType<typeof useKeptForm>;
