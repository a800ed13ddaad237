// The state of the editor: what is entered, what is wrong with it, and the way to the place of a problem.
import { useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { textFields, type Problem, type ProductDetail } from "@lanyard/contract";
import { draftProblems, fieldsOf, reviewProblems, type BuildFields } from "./build-fields.ts";
import { languageOfField, placeOf } from "./build-places.ts";
import { focusField } from "../shared/focus-field.ts";
import { useReader } from "../shared/reader.ts";
import type { CallFailure } from "../shared/send.ts";
import { useFieldErrors } from "./useFieldErrors.ts";

export function useBuildForm(detail: ProductDetail) {
  const { t } = useTranslation();
  const reader = useReader();
  const form = useForm<BuildFields>({ defaultValues: fieldsOf(detail, reader) });
  const { getValues, reset } = form;
  const { isDirty } = form.formState;
  const [language, setLanguage] = useState<string>();
  // Every field is registered or has a default: nothing of the form is absent.
  const fields = useWatch({ control: form.control }) as BuildFields;

  const missing = useMemo(() => reviewProblems(fields, detail), [fields, detail]);

  /** The text of a problem; a limit of length names the text it is about. */
  const textOf = ({ key, params, field = "" }: Problem) => {
    const text = languageOfField(field)?.text ?? textFields.find((name) => name === field);
    return t(key, { ...params, ...(text && { field: t(`build.${text}`) }) });
  };

  const { visit, complain, refuse, errorOf, within } = useFieldErrors(form, (field) => {
    const problem = missing.find((entry) => entry.field === field);
    return problem && textOf(problem);
  });

  /** Goes to a field of the wire, through its language's tab, and from then on says what is wrong with it. */
  const jumpTo = (field: string) => {
    const text = languageOfField(field);
    if (text) setLanguage(text.id);
    visit(field);
    // The tab's panel stands after the next render.
    requestAnimationFrame(() => focusField(placeOf(field)));
  };

  /** Whether the form can be saved; when not, goes to the first thing that is wrong. */
  const canSave = () => {
    const [first] = draftProblems(getValues());
    if (first?.field) jumpTo(first.field);
    return first === undefined;
  };

  /** Says what the server refused, and goes to the first of it. */
  const refused = (problems: CallFailure["problems"]) => {
    refuse(problems);
    const first = problems.find(({ field }) => field)?.field;
    if (first) jumpTo(first);
  };

  const saved = (next: ProductDetail) => reset(fieldsOf(next, reader));

  return {
    form,
    fields,
    isDirty,
    missing,
    textOf,
    errorOf,
    jumpTo,
    canSave,
    refused,
    complain,
    saved,
    language,
    setLanguage,
    within,
  };
}

export type BuildFormState = Omit<ReturnType<typeof useBuildForm>, "within">;
