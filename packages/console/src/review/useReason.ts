// What an administrator writes about a build before deciding: the reason of a rejection, remarks, and ticked points.
// All of it is kept on this device until it is sent or discarded.
import { useCallback } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isBlank, submissionLimits, tidyText, type ReviewPoint } from "@lanyard/contract";
import { requiredText } from "../shared/required-text.ts";
import { useKeptEdits } from "../shared/useKeptEdits.ts";
import { noDraft, sentRemark, type RemarkDraft, type SentRemark } from "./remark-draft.ts";

interface Written {
  readonly reason: string;
  /** The last composed reason: while `reason` equals it, the reason follows points and remarks. */
  readonly composed: string;
  readonly remarks: readonly RemarkDraft[];
  /** The remark that is being written. */
  readonly begun: RemarkDraft;
  /** The ticked points. */
  readonly checked: readonly ReviewPoint[];
}
const nothing: Written = { reason: "", composed: "", remarks: [], begun: noDraft, checked: [] };

const isNothing = ({ reason, remarks, begun, checked }: Written) =>
  isBlank(reason) && remarks.length === 0 && isBlank(begun.text) && checked.length === 0;

interface ReasonOf {
  /** The user whose text this is. */
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
    /** Whether anything is written or ticked. */
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
    /** Calls `send` with a valid reason; otherwise shows what is wrong with it. */
    submit: (send: (reason: string) => void) =>
      void handleSubmit(({ reason }) => send(tidyText(reason)))(),
    focus: () => setFocus("reason"),
    /** Discards the reason, in the form and on the device. */
    discardReason: () => {
      setValue("composed", "");
      setValue("reason", "");
    },
    /** Discards everything, in the form and on the device. */
    discard: () => reset(nothing),
    /** Call it once the text is sent or no longer wanted: nothing of it stays when the form closes. */
    forget: kept.forget,

    /** Whether the reviewer has edited the composed reason. */
    isOwn: text !== composed,
    /** Writes the composed reason, unless the reviewer has edited it. */
    propose,
    /** Writes the composed reason; returns an undo function. */
    replace: (next: string) => {
      const before = getValues("reason");
      setValue("composed", next);
      setValue("reason", next, { shouldValidate: formState.isSubmitted });
      return () => setValue("reason", before);
    },

    remarks,
    begun,
    checked,
    /** All remarks, including the one being written. */
    sent: (): SentRemark[] => all.map(sentRemark),
    count: all.length,
    begin: (change: Partial<RemarkDraft>) =>
      setValue("begun", { ...getValues("begun"), ...change }),
    /** Adds the remark being written to the list. */
    add: () => {
      if (isBlank(getValues("begun").text)) return;
      setValue("remarks", [...getValues("remarks"), getValues("begun")]);
      setValue("begun", noDraft);
    },
    /** Takes a remark out of the list for editing; the one being written takes its place. */
    change: (at: number) => {
      const now = getValues("begun");
      const taken = getValues("remarks")[at];
      if (!taken) return;
      const others = getValues("remarks").toSpliced(at, 1, ...(isBlank(now.text) ? [] : [now]));
      setValue("remarks", others);
      setValue("begun", taken);
    },
    /** Returns an undo function. */
    remove: (at: number) => {
      const before = getValues("remarks");
      setValue("remarks", before.toSpliced(at, 1));
      return () => setValue("remarks", before);
    },
    check: (points: readonly ReviewPoint[]) => setValue("checked", points),
    /** Call it once the remarks are sent. */
    clearRemarks: () => {
      setValue("remarks", []);
      setValue("begun", noDraft);
    },
  };
}
export type Reason = ReturnType<typeof useReason>;
