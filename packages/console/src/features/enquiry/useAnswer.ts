// The answer to a request while it is being written, kept on this device until it is sent or discarded.
import { useCallback, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isBlank, requestLimits, tidyText, type AdminRequestDetail } from "@lanyard/contract";
import { requiredText } from "../../components/form/required-text.ts";
import { useStoredEdits } from "../../drafts/useStoredEdits.ts";

interface Written {
  readonly answer: string;
  /** Version of the request when the answer was begun. */
  readonly version: number | undefined;
}

export interface AnswerUser {
  readonly id: number;
  readonly username: string;
}

export function useAnswer(user: AnswerUser, request: AdminRequestDetail) {
  const { request_id: requestId, version } = request;
  const { register, handleSubmit, formState, reset, setValue, control, subscribe } = useForm({
    defaultValues: { answer: "" },
    mode: "onTouched",
  });
  const text = useWatch({ control, name: "answer" });
  const isBegun = !isBlank(text);
  const [startedVersion, setStartedVersion] = useState<number>();
  // Set with the first letter, and cleared when the text is empty again.
  if (isBegun !== (startedVersion !== undefined)) setStartedVersion(isBegun ? version : undefined);
  const storedEdits = useStoredEdits<Written>({
    owner: user.id,
    form: `answer ${requestId}`,
    edits: isBegun ? () => ({ answer: text, version: startedVersion }) : undefined,
    watch: useCallback(
      (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
      [subscribe],
    ),
    onRestore: ({ answer, version: was }) => {
      setStartedVersion(was ?? version);
      setValue("answer", answer);
    },
  });
  return {
    text,
    /**
     * Whether somebody else has settled the request since the answer was begun; the form warns about it before sending.
     */
    isBehind:
      startedVersion !== undefined &&
      startedVersion !== version &&
      request.settled_by !== user.username,
    restored: storedEdits.restored,
    problem: formState.errors.answer,
    field: register("answer", {
      validate: requiredText({
        required: "answer.required",
        most: requestLimits.answer,
        tooLong: "answer.too_long",
      }),
    }),
    /**
     * Calls `send` with a valid answer and forgets the kept text if `send` resolves to true; otherwise shows what is
     * wrong.
     */
    submit: (send: (answer: string) => Promise<boolean>) =>
      void handleSubmit(async ({ answer }) => {
        if (await send(tidyText(answer))) storedEdits.forget();
      })(),
    /** Discards the answer, in the form and on the device. */
    discard: () => reset(),
  };
}
