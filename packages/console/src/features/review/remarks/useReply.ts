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
import { useStoredEdits } from "../../../drafts/useStoredEdits.ts";

interface Written {
  readonly about: ReplySubject;
  readonly texts: Record<LanguageCode, string>;
}
interface StoredReply extends Written {
  readonly loaded: string | undefined;
}

const blank = Object.fromEntries(languageCodes.map((code) => [code, ""])) as Written["texts"];
const validateText = (text: string) =>
  isBlank(text) ? "blank" : textLength(text) > replyLimits.text ? "long" : true;

interface ReplyOptions {
  /** The user whose unsaved text is kept. */
  readonly userId: number;
  /** Null for a new reply. */
  readonly reply: Reply | null;
}

export function useReply({ userId, reply }: ReplyOptions) {
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
  const storedEdits = useStoredEdits<StoredReply>({
    owner: userId,
    form: `reply ${reply?.reply_id ?? "new"}`,
    edits: isDirty ? () => ({ ...structuredClone(getValues()), loaded }) : undefined,
    watch: useCallback(
      (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
      [subscribe],
    ),
    onRestore: ({ about: subject, texts, loaded: stamp }) => {
      reset({ about: subject, texts }, { keepDefaultValues: true });
      setLoaded(stamp);
    },
  });
  return {
    about,
    setAbout: (next: ReplySubject) => setValue("about", next, { shouldDirty: true }),
    field: (code: LanguageCode) => register(`texts.${code}`, { validate: validateText }),
    getProblem: (code: LanguageCode) => errors.texts?.[code]?.message,
    restored: storedEdits.restored,
    submit:
      (send: (written: Written, loaded: string | undefined) => Promise<void>) =>
      (event: FormEvent) =>
        handleSubmit((written) => send(written, loaded))(event),
    /** Lets the next save overwrite what somebody else has saved meanwhile. */
    rebase: () => setLoaded(reply?.updated_at),
    discard: () => reset(defaultValues),
    forget: storedEdits.forget,
  };
}
