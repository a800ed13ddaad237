// A saved reply while it is being edited, kept on this device.
import { useCallback, useState, type FormEvent } from "react";
import { useForm, useWatch } from "react-hook-form";
import {
  isBlank,
  languageCodes,
  replyLimits,
  textLength,
  type LanguageCode,
  type Reply,
  type ReplySubject,
} from "@lanyard/contract";
import { useKeptEdits } from "../../../drafts/useKeptEdits.ts";

interface Written {
  readonly about: ReplySubject;
  readonly texts: Record<LanguageCode, string>;
}
interface Kept extends Written {
  readonly loaded: string | undefined;
}

const blank = Object.fromEntries(languageCodes.map((code) => [code, ""])) as Written["texts"];
const problemIn = (text: string) =>
  isBlank(text) ? "blank" : textLength(text) > replyLimits.text ? "long" : true;

interface ReplyOf {
  /** The user whose unsaved text is kept. */
  readonly userId: number;
  /** Null for a new reply. */
  readonly reply: Reply | null;
}

export function useReply({ userId, reply }: ReplyOf) {
  const [defaultValues] = useState<Written>(() => ({
    about: reply?.about ?? "general",
    texts: reply?.texts ?? blank,
  }));
  /** `updated_at` of the reply that the edits are based on. */
  const [loaded, setLoaded] = useState(reply?.updated_at);
  const form = useForm<Written>({ defaultValues, mode: "onTouched" });
  const { control, subscribe, getValues, setValue, reset, register, handleSubmit, formState } =
    form;
  const about = useWatch({ control, name: "about" });
  const { isDirty, errors } = formState;
  const kept = useKeptEdits<Kept>({
    owner: userId,
    form: `reply ${reply?.reply_id ?? "new"}`,
    edits: isDirty ? () => ({ ...structuredClone(getValues()), loaded }) : undefined,
    watch: useCallback(
      (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
      [subscribe],
    ),
    onRestore: ({ about: was, texts, loaded: at }) => {
      reset({ about: was, texts }, { keepDefaultValues: true });
      setLoaded(at);
    },
  });
  return {
    about,
    setAbout: (next: ReplySubject) => setValue("about", next, { shouldDirty: true }),
    field: (code: LanguageCode) => register(`texts.${code}`, { validate: problemIn }),
    problemOf: (code: LanguageCode) => errors.texts?.[code]?.message,
    restored: kept.restored,
    submit:
      (send: (written: Written, loaded: string | undefined) => Promise<void>) =>
      (event: FormEvent) =>
        handleSubmit((written) => send(written, loaded))(event),
    /** Lets the next save overwrite what somebody else has saved meanwhile. */
    rebase: () => setLoaded(reply?.updated_at),
    discard: () => reset(defaultValues),
    forget: kept.forget,
  };
}
