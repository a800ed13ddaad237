// The answer to a request while it is written: kept on this device until it is sent or thrown away.
import { useCallback } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isBlank, requestLimits, tidyText } from "@lanyard/contract";
import { requiredText } from "../shared/required-text.ts";
import { useKeptEdits } from "../shared/useKeptEdits.ts";

interface Written {
  readonly answer: string;
}

export function useAnswer(userId: number | undefined, requestId: number) {
  const { register, handleSubmit, formState, reset, setValue, control, subscribe } = useForm({
    defaultValues: { answer: "" },
    mode: "onTouched",
  });
  const text = useWatch({ control, name: "answer" });
  const kept = useKeptEdits<Written>({
    owner: userId,
    form: `answer ${requestId}`,
    edits: isBlank(text) ? undefined : () => ({ answer: text }),
    watch: useCallback(
      (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
      [subscribe],
    ),
    onRestore: ({ answer }) => setValue("answer", answer),
  });
  return {
    text,
    restored: kept.restored,
    problem: formState.errors.answer,
    field: register("answer", {
      validate: requiredText({
        required: "answer.required",
        most: requestLimits.answer,
        tooLong: "answer.too_long",
      }),
    }),
    /** Gives it to `send` when it is one, and forgets it when it was sent; else says what is wrong with it. */
    submit: (send: (answer: string) => Promise<boolean>) =>
      void handleSubmit(async ({ answer }) => {
        if (await send(tidyText(answer))) kept.forget();
      })(),
    /** Takes it away, here and from the device. */
    discard: () => reset(),
  };
}
