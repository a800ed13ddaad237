// What an administrator writes about a build before deciding: the reason of a rejection, remarks, and what the points
// of the review were found to be.
// All of it is kept on this device until it is sent or discarded.
import { useCallback } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isBlank, submissionLimits, tidyText, type ReviewPoint } from "@lanyard/contract";
import { requiredText } from "../../../components/form/required-text.ts";
import { keepForLater } from "../../../drafts/keeper.ts";
import { useStoredEdits } from "../../../drafts/useStoredEdits.ts";
import { toReasonForm, type ReasonKey } from "./stored-reason.ts";
import {
  noDraft,
  toRemarkInput,
  type RemarkDraft,
  type RemarkInput,
} from "../remarks/remark-draft.ts";

/** The points that the reviewer has looked at, with what was found. */
export type Looked = Readonly<Partial<Record<ReviewPoint, "ok" | "bad">>>;
const isEmpty = (looked: Looked) => Object.keys(looked).length === 0;

interface Written {
  readonly reason: string;
  /** The last composed reason: while `reason` equals it, the reason follows points and remarks. */
  readonly composed: string;
  readonly remarks: readonly RemarkDraft[];
  /** The remark that is being written. */
  // oxlint-disable-next-line id-denylist -- devices keep it under this name.
  readonly begun: RemarkDraft;
  readonly looked: Looked;
}
// oxlint-disable-next-line id-denylist -- as above.
const nothing: Written = { reason: "", composed: "", remarks: [], begun: noDraft, looked: {} };

const isNothing = ({ reason, remarks, begun: draft, looked }: Written) =>
  isBlank(reason) && remarks.length === 0 && isBlank(draft.text) && isEmpty(looked);

/** What an older version of the console kept: the ticked points. */
interface StoredReason extends Partial<Written> {
  readonly checked?: readonly ReviewPoint[];
}
const toWritten = ({ checked = [], ...rest }: StoredReason): Written => ({
  ...nothing,
  looked: Object.fromEntries(checked.map((point) => [point, "ok"])),
  ...rest,
});

export function useReason({ userId, submissionId }: ReasonKey) {
  const form = useForm<Written>({ defaultValues: nothing, mode: "onTouched" });
  const { register, handleSubmit, formState, reset, setValue, getValues, setFocus } = form;
  const { control, subscribe } = form;
  const written = useWatch({ control }) as Written;
  const { reason: text, composed, remarks, begun: draft, looked } = written;
  const storedEdits = useStoredEdits<StoredReason>({
    owner: userId,
    form: toReasonForm({ userId, submissionId }),
    edits: isNothing(written) ? undefined : () => ({ ...getValues() }),
    watch: useCallback(
      (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
      [subscribe],
    ),
    onRestore: (restored) => {
      for (const [name, value] of Object.entries(toWritten(restored)))
        setValue(name as keyof Written, value as never);
    },
  });
  const all = isBlank(draft.text) ? remarks : [...remarks, draft];
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
    /** Whether anything is written or looked at. */
    isBegun: !isNothing(written),
    restored: storedEdits.restored,
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
    /**
     * Call it once the text is sent or no longer wanted: nothing of it stays when the form closes. Returns a function
     * that keeps it again, for the next time that the form opens.
     */
    forget: () => {
      const snapshot = getValues();
      storedEdits.forget();
      return () =>
        isNothing(snapshot)
          ? Promise.resolve()
          : keepForLater(userId, toReasonForm({ userId, submissionId }), snapshot);
    },

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
    draft,
    looked,
    /** All remarks, including the one being written. */
    sent: (): RemarkInput[] => all.map(toRemarkInput),
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
    change: (index: number) => {
      const now = getValues("begun");
      const remark = getValues("remarks")[index];
      if (!remark) return;
      const others = getValues("remarks").toSpliced(index, 1, ...(isBlank(now.text) ? [] : [now]));
      setValue("remarks", others);
      setValue("begun", remark);
    },
    /** Returns an undo function. */
    remove: (index: number) => {
      const before = getValues("remarks");
      setValue("remarks", before.toSpliced(index, 1));
      return () => setValue("remarks", before);
    },
    /** Undefined: not looked at. */
    look: (point: ReviewPoint, verdict: "ok" | "bad" | undefined) => {
      const { [point]: _before, ...others } = getValues("looked");
      setValue("looked", verdict === undefined ? others : { ...others, [point]: verdict });
    },
    /** Call it once the remarks are sent. */
    clearRemarks: () => {
      setValue("remarks", []);
      setValue("begun", noDraft);
    },
  };
}
export type Reason = ReturnType<typeof useReason>;
