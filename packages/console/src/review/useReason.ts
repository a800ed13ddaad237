// The reason of a rejection while it is written: kept on this device until it is sent or thrown away.
import { useCallback } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isBlank, submissionLimits, tidyText } from "@lanyard/contract";
import { requiredText } from "../shared/required-text.ts";
import { useKeptEdits } from "../shared/useKeptEdits.ts";

interface Written {
  readonly reason: string;
}

interface ReasonOf {
  /** Whose it is. */
  readonly userId: number;
  readonly submissionId: string | number;
}

export function useReason({ userId, submissionId }: ReasonOf) {
  const { register, handleSubmit, formState, reset, setValue, setFocus, control, subscribe } =
    useForm({ defaultValues: { reason: "" }, mode: "onTouched" });
  const text = useWatch({ control, name: "reason" });
  const kept = useKeptEdits<Written>({
    owner: userId,
    form: `reason ${submissionId}`,
    edits: isBlank(text) ? undefined : () => ({ reason: text }),
    watch: useCallback(
      (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
      [subscribe],
    ),
    onRestore: ({ reason }) => setValue("reason", reason),
  });
  return {
    text,
    restored: kept.restored,
    problem: formState.errors.reason,
    field: register("reason", {
      validate: requiredText({
        required: "reason.required",
        most: submissionLimits.rejectionReason,
        tooLong: "reason.too_long",
      }),
    }),
    /** Gives it to `send` when it is one; else says what is wrong with it. */
    submit: (send: (reason: string) => void) =>
      void handleSubmit(({ reason }) => send(tidyText(reason)))(),
    focus: () => setFocus("reason"),
    /** Takes it away, here and from the device. */
    discard: () => reset(),
    /** It was sent, or is not wanted any more: nothing of it stays when the form closes. */
    forget: kept.forget,
  };
}
export type Reason = ReturnType<typeof useReason>;
