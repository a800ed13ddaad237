// The logic of the form for price and publication: its store, its fields, refusals.
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { isMovePossible, type ProductDetail } from "@lanyard/contract";
import { focusField } from "../../../components/form/focus-field.ts";
import { sayProblem } from "../../../i18n/say-problem.ts";
import { editedOffer } from "../saving/edited.ts";
import { offerProblems, type Offer } from "./offer.ts";
import { useEditor, useEditorPage } from "../saving/useEditor.ts";
import { useFieldErrors } from "../fields/useFieldErrors.ts";

export interface OfferFormOptions {
  readonly detail: ProductDetail;
  /** The user's id: unsaved input is kept for that user when the session ends. */
  readonly userId?: number | undefined;
  readonly onSave: (body: FormData) => Promise<ProductDetail>;
  readonly onSaved: () => void;
  /** Address of the page without the form. */
  readonly closePath: string;
}

export function useOfferForm({ detail, userId, onSave, onSaved, closePath }: OfferFormOptions) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const editor = useEditor(editedOffer, detail);
  const { store, state, form } = editor;
  const [isSaved, setSaved] = useState(false);
  const [refused, setRefused] = useState<"invalid" | "failed">();
  const offer = useWatch({ control: form.control, name: "offer" });
  const problems = offerProblems(offer);
  const { visit, refuse, getError, within } = useFieldErrors(
    form,
    (field) => problems.find((entry) => entry.field === field),
    (problem) => sayProblem(t, problem),
  );
  const canSave = () => {
    for (const { field = "" } of problems) visit(field);
    setRefused(problems[0] && "invalid");
    if (problems[0]) focusField(problems[0].field ?? "");
    // The server checks the rest again.
    else form.clearErrors();
    return problems.length === 0;
  };
  const guard = useEditorPage(editor, {
    detail,
    owner: userId,
    saves: (status) => isMovePossible("save_offer", status),
    autosaves: false,
    canSave,
    onSave: ({ body }) => onSave(body),
    onSaved: () => {
      setSaved(true);
      onSaved();
    },
    onProblems: refuse,
    onRefused: (failure) => {
      // A toast or a dialog reports all other refusals.
      if (failure.problems.some(({ field }) => field)) setRefused("invalid");
      else if (failure.problems.length === 0) setRefused("failed");
      refuse(failure.problems);
    },
  });
  const isWrong = problems.length > 0 || Object.keys(form.formState.errors).length > 0;

  return {
    store,
    state,
    offer,
    change: (changed: Partial<Offer>) =>
      form.setValue("offer", { ...form.getValues("offer"), ...changed }, { shouldDirty: true }),
    getError,
    within,
    submit: () => {
      if (state.isDirty) void store.save(false);
      // After a save this is the second click of a double click, while the list is loading.
      else if (canSave() && !isSaved) void navigate(closePath);
    },
    guard,
    refusal: isWrong || refused === "failed" ? refused : undefined,
  };
}
