// The answer to a request while it is written: kept on this device until it is sent or thrown away.
import { useCallback, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isBlank, requestLimits, tidyText, type OfficeRequestDetail } from "@lanyard/contract";
import { requiredText } from "../shared/required-text.ts";
import { useKeptEdits } from "../shared/useKeptEdits.ts";

interface Written {
  readonly answer: string;
  /** Of the request as it was when the answer was begun. */
  readonly version: number | undefined;
}

export interface AnswerReader {
  readonly id: number;
  readonly username: string;
}

export function useAnswer(reader: AnswerReader | undefined, request: OfficeRequestDetail) {
  const { request_id: requestId, version } = request;
  const { register, handleSubmit, formState, reset, setValue, control, subscribe } = useForm({
    defaultValues: { answer: "" },
    mode: "onTouched",
  });
  const text = useWatch({ control, name: "answer" });
  const isBegun = !isBlank(text);
  const [begun, setBegun] = useState<number>();
  // With the first letter, and no more when the text is gone.
  if (isBegun !== (begun !== undefined)) setBegun(isBegun ? version : undefined);
  const kept = useKeptEdits<Written>({
    owner: reader?.id,
    form: `answer ${requestId}`,
    edits: isBegun ? () => ({ answer: text, version: begun }) : undefined,
    watch: useCallback(
      (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
      [subscribe],
    ),
    onRestore: ({ answer, version: was }) => {
      setBegun(was ?? version);
      setValue("answer", answer);
    },
  });
  return {
    text,
    /** Somebody has been faster since it was begun: what they did stands above it, and is told before it is sent. */
    isBehind: begun !== undefined && begun !== version && request.settled_by !== reader?.username,
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
