// A creator's answers to remarks while they are written, kept on this device until each is sent or taken away.
import { useCallback } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isBlank } from "@lanyard/contract";
import { useKeptEdits } from "../shared/useKeptEdits.ts";

interface Written {
  /** By the remark's number, as a key that is no index of a list. */
  readonly answers: Readonly<Record<string, string>>;
}

const keyOf = (id: number) => `r${id}`;

interface AnswersOf {
  /** Whose they are; undefined for who cannot answer. */
  readonly userId: number | undefined;
  readonly productId: number | string;
}

export function useAnswers({ userId, productId }: AnswersOf) {
  const { control, subscribe, getValues, setValue } = useForm<Written>({
    defaultValues: { answers: {} },
  });
  const answers = useWatch({ control, name: "answers" });
  const set = (next: Readonly<Record<string, string>>) => setValue("answers", next);
  const kept = useKeptEdits<Written>({
    owner: userId,
    form: `answers ${productId}`,
    edits: Object.values(answers).every((text) => isBlank(text))
      ? undefined
      : () => ({ answers: getValues("answers") }),
    watch: useCallback(
      (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
      [subscribe],
    ),
    onRestore: ({ answers: restored }) => set(restored),
  });
  return {
    restored: kept.restored,
    /** Undefined: none is being written. */
    of: (id: number): string | undefined => answers[keyOf(id)],
    write: (id: number, text: string) => set({ ...getValues("answers"), [keyOf(id)]: text }),
    /** It was sent, or is not wanted. */
    end: (id: number) => {
      const { [keyOf(id)]: _ended, ...others } = getValues("answers");
      set(others);
    },
    /** Those to remarks that are not among these any more. */
    leftOf: (ids: readonly number[]): { readonly id: number; readonly text: string }[] =>
      Object.entries(answers)
        .map(([key, text]) => ({ id: Number(key.slice(1)), text }))
        .filter(({ id, text }) => !ids.includes(id) && !isBlank(text)),
  };
}
export type Answers = ReturnType<typeof useAnswers>;
