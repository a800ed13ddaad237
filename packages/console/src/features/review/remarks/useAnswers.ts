// A creator's answers to remarks while they are being written, kept on this device until each is sent or discarded.
import { useCallback } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isBlank } from "@lanyard/contract";
import { useStoredEdits } from "../../../drafts/useStoredEdits.ts";

interface Written {
  /** Keyed by `r` and the remark's id: a bare number would be read as an array index. */
  readonly answers: Readonly<Record<string, string>>;
}

const toKey = (id: number) => `r${id}`;

interface AnswersOptions {
  /** The user whose answers these are; undefined for readers who cannot answer. */
  readonly userId: number | undefined;
  readonly productId: number | string;
}

export function useAnswers({ userId, productId }: AnswersOptions) {
  const { control, subscribe, getValues, setValue } = useForm<Written>({
    defaultValues: { answers: {} },
  });
  const answers = useWatch({ control, name: "answers" });
  const set = (next: Readonly<Record<string, string>>) => setValue("answers", next);
  const storedEdits = useStoredEdits<Written>({
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
    restored: storedEdits.restored,
    /** The answer being written; undefined when there is none. */
    of: (id: number): string | undefined => answers[toKey(id)],
    write: (id: number, text: string) => set({ ...getValues("answers"), [toKey(id)]: text }),
    /** Call it once the answer is sent or discarded. */
    end: (id: number) => {
      const { [toKey(id)]: _ended, ...others } = getValues("answers");
      set(others);
    },
    /** Unsent answers to remarks that are not in `ids` any more. */
    listRemaining: (ids: readonly number[]): { readonly id: number; readonly text: string }[] =>
      Object.entries(answers)
        .map(([key, text]) => ({ id: Number(key.slice(1)), text }))
        .filter(({ id, text }) => !ids.includes(id) && !isBlank(text)),
  };
}
export type Answers = ReturnType<typeof useAnswers>;
