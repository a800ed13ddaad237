// The state of the editor's form: its values, their problems, and moving the focus to a problem.
import { useCallback, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { textFields, type FormProblem, type ProductDetail } from "@lanyard/contract";
import { draftProblems, fieldsOf, type BuildFields } from "./build-fields.ts";
import { languageOfField, editorFieldOf } from "./wire-fields.ts";
import { focusField } from "../shared/focus-field.ts";
import { useReader } from "../shared/reader.ts";
import type { CallFailure } from "../shared/send.ts";
import { useFieldErrors } from "./useFieldErrors.ts";
import { useMissing } from "./useMissing.ts";

export function useBuildForm(detail: ProductDetail) {
  const { t } = useTranslation();
  const reader = useReader();
  const form = useForm<BuildFields>({ defaultValues: fieldsOf(detail, reader) });
  const { getValues, reset, subscribe } = form;
  const { isDirty } = form.formState;
  const [language, setLanguage] = useState<string>();
  const loaded = useWatch({ control: form.control, name: "offer.loaded" });
  const missing = useMissing(form, detail);

  /** The message of a problem; for a limit of length it names the text field. */
  const textOf = ({ key, params, field = "" }: FormProblem) => {
    const text = languageOfField(field)?.text ?? textFields.find((name) => name === field);
    return t(key, { ...params, ...(text && { field: t(`build.${text}`) }) });
  };

  const { visit, complain, refuse, errorOf, within } = useFieldErrors(form, (field) => {
    const problem = missing.find((entry) => entry.field === field);
    return problem && textOf(problem);
  });

  /** Opens the tab of the field's language, focuses the field, and shows its errors from now on. */
  const jumpTo = (field: string) => {
    const text = languageOfField(field);
    if (text) setLanguage(text.id);
    visit(field);
    // After the next render, which mounts the panel of the tab.
    requestAnimationFrame(() => focusField(editorFieldOf(field)));
  };

  /** Whether the form can be saved; if not, focuses the first wrong field. */
  const canSave = () => {
    const [first] = draftProblems(getValues());
    if (first?.field) jumpTo(first.field);
    return first === undefined;
  };

  /** Shows the problems of a refusal, and focuses the first field. */
  const refused = (problems: CallFailure["problems"]) => {
    refuse(problems);
    const first = problems.find(({ field }) => field)?.field;
    if (first) jumpTo(first);
  };

  const saved = (next: ProductDetail) => reset(fieldsOf(next, reader));
  /** What differs from the loaded build is unsaved. */
  const enter = (fields: BuildFields) => reset(fields, { keepDefaultValues: true });
  /** Back to the loaded build; answers how to enter again what was there. */
  const discard = () => {
    const entered = getValues();
    reset();
    return () => enter(entered);
  };
  /** Tells of each change of a value. */
  const watch = useCallback(
    (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
    [subscribe],
  );
  const rebase = (present: string) => form.setValue("offer.loaded", present);

  return {
    form,
    isDirty,
    loaded,
    missing,
    textOf,
    errorOf,
    jumpTo,
    canSave,
    refused,
    complain,
    saved,
    enter,
    discard,
    watch,
    rebase,
    language,
    setLanguage,
    within,
  };
}

export type BuildFormState = Omit<ReturnType<typeof useBuildForm>, "within">;
