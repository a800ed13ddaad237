// The fields of the editor: their problems, and moving the focus to one.
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { textFields, type FormProblem, type ProductDetail } from "@lanyard/contract";
import { focusField } from "../../../components/form/focus-field.ts";
import { sayProblem, type DisplayedProblem } from "../../../i18n/say-problem.ts";
import type { CallFailure } from "../../../api/send.ts";
import { draftProblems, type BuildFields, type EditorText } from "./build-fields.ts";
import { useFieldErrors } from "./useFieldErrors.ts";
import { useMissing } from "./useMissing.ts";
import { languageOfField, toEditorField } from "./wire-fields.ts";

type TextOfBuild = EditorText | `texts.l${string}.${"name" | "description"}`;

export function useBuildFields(form: UseFormReturn<BuildFields>, detail: ProductDetail) {
  const { t } = useTranslation();
  const { getValues } = form;
  const [language, setLanguage] = useState<string>();
  const missing = useMissing(form, detail);

  /** The text of a problem; a text field is named by its label. */
  const formatProblem = (problem: DisplayedProblem | FormProblem) => {
    const { field = "" } = problem;
    const text = languageOfField(field)?.text ?? textFields.find((name) => name === field);
    return sayProblem(t, problem, text && t(`build.${text}`));
  };

  const { visit, complain, refuse, getError, within } = useFieldErrors(
    form,
    (field) => missing.find((entry) => entry.field === field),
    // Beside the field its label says already which link it is.
    (problem) => {
      const { names } = problem.params ?? {};
      const text =
        problem.key === "link.invalid" ? t("build.link_invalid") : formatProblem(problem);
      return names === undefined ? text : `${names}: ${text}`;
    },
  );

  /** Opens the tab of the field's language, focuses the field, and shows its errors from now on. */
  const jumpTo = (field: string) => {
    const text = languageOfField(field);
    if (text) setLanguage(text.id);
    visit(field);
    // After the next render, which mounts the panel of the tab.
    requestAnimationFrame(() => focusField(toEditorField(field)));
  };

  return {
    form,
    missing,
    formatProblem,
    getError,
    jumpTo,
    complain,
    language,
    setLanguage,
    within,
    /** Props of a text field: react-hook-form sets the value only after mount, so the server needs `defaultValue`. */
    textOfField: (name: TextOfBuild) => ({ ...form.register(name), defaultValue: getValues(name) }),
    /** Whether the form can be saved; if not, focuses the first wrong field. */
    canSave: () => {
      const [first] = draftProblems(getValues());
      if (first?.field) jumpTo(first.field);
      return first === undefined;
    },
    /** Shows the problems of a refusal, and if it `jumps`, focuses the first field. */
    showProblems: (problems: CallFailure["problems"], jumps = true) => {
      refuse(problems);
      const first = problems.find(({ field }) => field)?.field;
      if (first && jumps) jumpTo(first);
    },
  };
}

export type BuildFieldsState = Omit<ReturnType<typeof useBuildFields>, "within">;
