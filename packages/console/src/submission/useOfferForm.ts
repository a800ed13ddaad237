// The state of the form for price and publication: input, kept edits, refusals, and saving.
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { currencies, leavesFrom, type ProductDetail } from "@lanyard/contract";
import { focusField, keepFocus } from "../shared/focus-field.ts";
import { useReader } from "../shared/reader.ts";
import { sayProblem } from "../shared/say-problem.ts";
import { CallFailure } from "../shared/send.ts";
import { useKeptEdits } from "../drafts/useKeptEdits.ts";
import { useLeaveGuard } from "../shared/useLeaveGuard.ts";
import { useOnce } from "../shared/useOnce.ts";
import { useSaveKey } from "../shared/useSaveKey.ts";
import { fieldsOf } from "./build-fields.ts";
import { offerForm, offerOf, offerProblems, type Offer } from "./offer.ts";
import { useBase } from "./useBase.ts";
import { useFieldErrors } from "./useFieldErrors.ts";
import { useStale } from "./useStale.ts";

export interface OfferOf {
  readonly detail: ProductDetail;
  /** The user's id: unsaved input is kept for that user when the session ends. */
  readonly userId?: number | undefined;
  readonly onSave: (body: FormData) => Promise<unknown>;
  readonly onSaved: () => void;
  /** Address of the page without the form. */
  readonly closePath: string;
}

/** Clears an unknown currency, so that the user has to select one. */
const withKnownCurrency = (offer: Offer): Offer =>
  currencies.some(({ code }) => code === offer.currency) ? offer : { ...offer, currency: "" };

export function useOfferForm({ detail, userId, onSave, onSaved, closePath }: OfferOf) {
  const { t } = useTranslation();
  const reader = useReader();
  const navigate = useNavigate();
  const filled = (source: ProductDetail) => ({ offer: withKnownCurrency(offerOf(source, reader)) });
  const form = useForm<{ offer: Offer }>({ defaultValues: filled(detail) });
  const [saved, setSaved] = useState(false);
  const [refused, setRefused] = useState<"invalid" | "failed">();
  const { isDirty, isSubmitting, errors } = form.formState;
  const offer = useWatch({ control: form.control, name: "offer" });
  const problems = offerProblems(offer);
  const { visit, refuse, errorOf, within } = useFieldErrors(
    form,
    (field) => problems.find((entry) => entry.field === field),
    (problem) => sayProblem(t, problem),
  );
  const base = useBase(detail, () => form.getValues("offer.loaded"));
  const enter = (entered: Offer) => form.setValue("offer", entered, { shouldDirty: true });
  const stale = useStale({
    detail,
    isDirty,
    saves: (status) => leavesFrom("save_offer", status),
    base: base.read,
    entered: () => ({ ...fieldsOf(base.read(), reader), ...form.getValues() }),
    fill: (present) => {
      base.write(present);
      form.reset(filled(present));
    },
    enter: ({ offer: entered }, stored) => {
      base.write(stored);
      form.reset(filled(stored));
      enter(entered);
    },
  });
  const kept = useKeptEdits({
    owner: userId,
    form: `offer ${detail.submission.submission_id}`,
    edits: isDirty ? () => ({ entered: offer, base: base.read() }) : undefined,
    onRestore: (edits) => {
      base.write(edits.base);
      enter(edits.entered);
      if (edits.entered.loaded !== detail.submission.submission_updadet_at) stale.meet(detail);
    },
  });
  const guard = useLeaveGuard(isDirty && !isSubmitting, kept.forget);
  const isWrong = problems.length > 0 || Object.keys(errors).length > 0;
  const send = form.handleSubmit(async (entered) => {
    try {
      await onSave(offerForm(entered.offer));
      form.reset(entered);
      kept.forget();
      setSaved(true);
      onSaved();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      // A toast or a dialog reports all other refusals.
      if (error.problems.some(({ field }) => field)) setRefused("invalid");
      else if (error.problems.length === 0) setRefused("failed");
      refuse(error.problems);
      // Retry only after this save has ended.
      stale.refused(error, () => setTimeout(() => void save()));
    }
  });
  const save = useOnce(async () => {
    for (const { field = "" } of problems) visit(field);
    setRefused(problems[0] && "invalid");
    if (problems[0]) return focusField(problems[0].field ?? "");
    // After a save this is the second click of a double click, while the list is loading.
    if (!isDirty) return saved || navigate(closePath);
    const giveFocusBack = keepFocus();
    // An earlier refusal must not prevent react-hook-form from submitting.
    form.clearErrors();
    await send();
    giveFocusBack();
  });
  useSaveKey(() => {
    if (isDirty) void save();
  });

  return {
    form,
    offer,
    enter,
    change: (changed: Partial<Offer>) => enter({ ...form.getValues("offer"), ...changed }),
    errorOf,
    within,
    save,
    kept,
    guard,
    stale,
    refusal: isWrong || refused === "failed" ? refused : undefined,
  };
}
