// The state of the editor's form: its values, their problems, and moving the focus to a problem.
import { useCallback, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { textFields, type FormProblem, type ProductDetail } from "@lanyard/contract";
import {
  draftProblems,
  fieldsOf,
  withPictures,
  type BuildFields,
  type EditorText,
} from "./build-fields.ts";
import { languageOfField, editorFieldOf } from "./wire-fields.ts";
import { focusField } from "../shared/focus-field.ts";
import { useReader } from "../shared/reader.ts";
import { sayProblem, type SaidProblem } from "../shared/say-problem.ts";
import type { CallFailure } from "../shared/send.ts";
import { useBase } from "./useBase.ts";
import { useFieldErrors } from "./useFieldErrors.ts";
import type { LeftOut } from "./useBuildSave.ts";
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

  /** The text of a problem; a text field is named by its label. */
  const textOf = (problem: SaidProblem | FormProblem) => {
    const { field = "" } = problem;
    const text = languageOfField(field)?.text ?? textFields.find((name) => name === field);
    return sayProblem(t, problem, text && t(`build.${text}`));
  };

  const { visit, complain, refuse, errorOf, within } = useFieldErrors(
    form,
    (field) => missing.find((entry) => entry.field === field),
    // Beside the field its label says already which link it is.
    (problem) => {
      const { names } = problem.params ?? {};
      const text = problem.key === "link.invalid" ? t("build.link_invalid") : textOf(problem);
      return names === undefined ? text : `${names}: ${text}`;
    },
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
  /** Enters fields as unsaved changes; `on` is the version that they are based on. */
  const enter = (fields: BuildFields, on: ProductDetail = base.read()) => {
    base.write(on);
    reset(fields, { keepDefaultValues: true });
  };
  /** Enters what the save has left out, and says beside each field why; screenshots are named by their files. */
  const giveBack = ({ entered, problems }: LeftOut) => {
    enter(withPictures(getValues(), entered, new Set(problems.keys())));
    const names = entered.screenshots
      .flatMap(({ id, file }) => (file && problems.has(id) ? [file.name] : []))
      .join(", ");
    refused(
      [...problems].map(([key, problem]) =>
        key === problem.field ? problem : { ...problem, params: { ...problem.params, names } },
      ),
    );
  };
  /** Rebases the form on the stored build. Only writes fields that differ, because the user may be typing. */
  const settle = (stored: ProductDetail, fields: BuildFields, sent?: BuildFields) => {
    base.write(stored);
    const kept = { keepValues: true, keepFieldsRef: true, keepErrors: true, keepTouched: true };
    reset(sent ?? fieldsOf(stored, reader), kept);
    const entered = getValues();
    for (const name of Object.keys(fields) as (keyof BuildFields)[])
      if (JSON.stringify(fields[name]) !== JSON.stringify(entered[name]))
        form.setValue(name, fields[name], { shouldDirty: true });
  };
  /** After an autosave: the input stays, because the user may have continued typing. */
  const stored = (build: ProductDetail, sent: BuildFields) => {
    const { submission_updadet_at: loaded } = build.submission;
    const based = (fields: BuildFields) => ({ ...fields, offer: { ...fields.offer, loaded } });
    settle(build, based(getValues()), based(sent));
  };
  /** Resets the form to the loaded build; returns a function that restores the input. */
  const discard = () => {
    const entered = getValues();
    const on = base.read();
    reset();
    return () => enter(entered, on);
  };
  /** Calls back on every change of a value. */
  const watch = useCallback(
    (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
    [subscribe],
  );

  /** Props of a text field: react-hook-form sets the value only after mount, so the server needs `defaultValue`. */
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
    giveBack,
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
