// What an administrator writes about a build before deciding: the reason of a rejection, remarks, and what they have
// ticked. It is kept on this device until it is sent or thrown away.
import { useCallback } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isBlank, submissionLimits, tidyText, type ReviewPoint } from "@lanyard/contract";
import { requiredText } from "../shared/required-text.ts";
import { useKeptEdits } from "../shared/useKeptEdits.ts";
import { noDraft, sentRemark, type RemarkDraft, type SentRemark } from "./remark-draft.ts";

interface Written {
  readonly reason: string;
  /** The reason as it was composed last: while it is that, it follows points and remarks. */
  readonly composed: string;
  readonly remarks: readonly RemarkDraft[];
  /** The remark that is being written. */
  readonly begun: RemarkDraft;
  /** The points that were checked. */
  readonly checked: readonly ReviewPoint[];
}
const nothing: Written = { reason: "", composed: "", remarks: [], begun: noDraft, checked: [] };

const isNothing = ({ reason, remarks, begun, checked }: Written) =>
  isBlank(reason) && remarks.length === 0 && isBlank(begun.text) && checked.length === 0;

interface ReasonOf {
  /** Whose it is. */
  readonly userId: number;
  readonly submissionId: string | number;
}

export function useReason({ userId, submissionId }: ReasonOf) {
  const form = useForm<Written>({ defaultValues: nothing, mode: "onTouched" });
  const { register, handleSubmit, formState, reset, setValue, getValues, setFocus } = form;
  const { control, subscribe } = form;
  const written = useWatch({ control }) as Written;
  const { reason: text, composed, remarks, begun, checked } = written;
  const kept = useKeptEdits<Partial<Written>>({
    owner: userId,
    form: `reason ${submissionId}`,
    edits: isNothing(written) ? undefined : () => ({ ...getValues() }),
    watch: useCallback(
      (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
      [subscribe],
    ),
    onRestore: (restored) => {
      for (const [name, value] of Object.entries({ ...nothing, ...restored }))
        setValue(name as keyof Written, value as never);
    },
  });
  const all = isBlank(begun.text) ? remarks : [...remarks, begun];
  const propose = useCallback(
    (next: string) => {
      const now = getValues();
      if (now.reason !== now.composed) return;
      if (next === now.composed) return;
      setValue("composed", next);
      setValue("reason", next);
    },
    [getValues, setValue],
  );
  return {
    text,
    /** Something is written or ticked. */
    isBegun: !isNothing(written),
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
    /** Takes the reason away, here and from the device. */
    discardReason: () => {
      setValue("composed", "");
      setValue("reason", "");
    },
    /** Takes everything away, here and from the device. */
    discard: () => reset(nothing),
    /** It was sent, or is not wanted any more: nothing of it stays when the form closes. */
    forget: kept.forget,

    /** Somebody has changed what was composed. */
    isOwn: text !== composed,
    /** Writes it as composed, unless somebody has changed it. */
    propose,
    /** Writes it as composed; answers how to have what was there. */
    replace: (next: string) => {
      const before = getValues("reason");
      setValue("composed", next);
      setValue("reason", next, { shouldValidate: formState.isSubmitted });
      return () => setValue("reason", before);
    },

    remarks,
    begun,
    checked,
    /** With the one that is being written. */
    sent: (): SentRemark[] => all.map(sentRemark),
    count: all.length,
    begin: (change: Partial<RemarkDraft>) =>
      setValue("begun", { ...getValues("begun"), ...change }),
    /** Puts the one that is being written among the others. */
    add: () => {
      if (isBlank(getValues("begun").text)) return;
      setValue("remarks", [...getValues("remarks"), getValues("begun")]);
      setValue("begun", noDraft);
    },
    /** Takes one out to write on; the one that was begun takes its place. */
    change: (at: number) => {
      const now = getValues("begun");
      const taken = getValues("remarks")[at];
      if (!taken) return;
      const others = getValues("remarks").toSpliced(at, 1, ...(isBlank(now.text) ? [] : [now]));
      setValue("remarks", others);
      setValue("begun", taken);
    },
    /** Answers how to have it again. */
    remove: (at: number) => {
      const before = getValues("remarks");
      setValue("remarks", before.toSpliced(at, 1));
      return () => setValue("remarks", before);
    },
    check: (points: readonly ReviewPoint[]) => setValue("checked", points),
    /** They were sent. */
    clearRemarks: () => {
      setValue("remarks", []);
      setValue("begun", noDraft);
    },
  };
}
export type Reason = ReturnType<typeof useReason>;
