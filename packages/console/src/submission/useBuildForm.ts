// The state of the editor's form: its values, their problems, and moving the focus to a problem.
import { useCallback, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { textFields, type FormProblem, type ProductDetail } from "@lanyard/contract";
import { draftProblems, fieldsOf, type BuildFields, type EditorText } from "./build-fields.ts";
import { languageOfField, editorFieldOf } from "./wire-fields.ts";
import { focusField } from "../shared/focus-field.ts";
import { useReader } from "../shared/reader.ts";
import { sayProblem, type SaidProblem } from "../shared/say-problem.ts";
import type { CallFailure } from "../shared/send.ts";
import { useBase } from "./useBase.ts";
import { useFieldErrors } from "./useFieldErrors.ts";
import { useMissing } from "./useMissing.ts";

type TextOfBuild = EditorText | `texts.l${string}.${"name" | "description"}`;

export function useBuildForm(detail: ProductDetail) {
  const { t } = useTranslation();
  const reader = useReader();
  const form = useForm<BuildFields>({ defaultValues: fieldsOf(detail, reader) });
  const { getValues, reset, subscribe } = form;
  const { isDirty } = form.formState;
  const [language, setLanguage] = useState<string>();
  const base = useBase(detail, () => getValues("offer.loaded"));
  const missing = useMissing(form, detail);

  /** The message of a problem; where it names a text field it does so by its label. */
  const textOf = (problem: SaidProblem | FormProblem) => {
    const { field = "" } = problem;
    const text = languageOfField(field)?.text ?? textFields.find((name) => name === field);
    return sayProblem(t, problem, text && t(`build.${text}`));
  };

  const { visit, complain, refuse, errorOf, within } = useFieldErrors(
    form,
    (field) => missing.find((entry) => entry.field === field),
    textOf,
  );

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

  const saved = (next: ProductDetail) => {
    base.write(next);
    reset(fieldsOf(next, reader));
  };
  /** What differs from the loaded build is unsaved; with `on` it is based on another state. */
  const enter = (fields: BuildFields, on: ProductDetail = base.read()) => {
    base.write(on);
    reset(fields, { keepDefaultValues: true });
  };
  /** Bases what is in the form on what is stored now. Only fields that differ are written: somebody may be typing. */
  const settle = (stored: ProductDetail, fields: BuildFields, sent?: BuildFields) => {
    base.write(stored);
    const kept = { keepValues: true, keepFieldsRef: true, keepErrors: true, keepTouched: true };
    reset(sent ?? fieldsOf(stored, reader), kept);
    const entered = getValues();
    for (const name of Object.keys(fields) as (keyof BuildFields)[])
      if (JSON.stringify(fields[name]) !== JSON.stringify(entered[name]))
        form.setValue(name, fields[name], { shouldDirty: true });
  };
  /** Saved by itself, while somebody may have gone on typing: what is in the form stays. */
  const stored = (build: ProductDetail, sent: BuildFields) => {
    const { submission_updadet_at: loaded } = build.submission;
    const based = (fields: BuildFields) => ({ ...fields, offer: { ...fields.offer, loaded } });
    settle(build, based(getValues()), based(sent));
  };
  /** Back to the loaded build; answers how to enter again what was there. */
  const discard = () => {
    const entered = getValues();
    const on = base.read();
    reset();
    return () => enter(entered, on);
  };
  /** Tells of each change of a value. */
  const watch = useCallback(
    (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
    [subscribe],
  );

  /** For a text field: the form writes its value once the field is there, and the server has to write one. */
  const textOfField = (name: TextOfBuild) => ({
    ...form.register(name),
    defaultValue: getValues(name),
  });

  return {
    form,
    textOfField,
    isDirty,
    base,
    missing,
    textOf,
    errorOf,
    jumpTo,
    canSave,
    refuse,
    refused,
    complain,
    saved,
    enter,
    settle,
    stored,
    discard,
    watch,
    language,
    setLanguage,
    within,
  };
}

export type BuildFormState = Omit<ReturnType<typeof useBuildForm>, "within">;
