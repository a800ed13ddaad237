// The state of the editor: what is entered, what is wrong with it, and the way to the place of a problem.
import { useEffect, useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { textFields, type Problem, type ProductDetail } from "@lanyard/contract";
import { draftProblems, fieldsOf, reviewProblems, type BuildFields } from "./build-fields.ts";
import { formNameOf, languageOfField, placeOf } from "./build-places.ts";
import { focusField } from "../shared/focus-field.ts";
import { useReader } from "../shared/reader.ts";
import { useVisited } from "../shared/useVisited.ts";

/** What the server said against a field; it stands until the field is changed. */
export interface Refused {
  readonly field: string;
  readonly text: string;
}

export function useBuildForm(detail: ProductDetail) {
  const { t } = useTranslation();
  const reader = useReader();
  const form = useForm<BuildFields>({ defaultValues: fieldsOf(detail, reader) });
  const { formState, getValues, subscribe, reset } = form;
  const { isDirty } = formState;
  const { visited, visit, within, forget } = useVisited();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [language, setLanguage] = useState<string>();
  // Every field is registered or has a default: nothing of the form is absent.
  const fields = useWatch({ control: form.control }) as BuildFields;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // A file is told part by part: `icon.file` takes away what was said of `icon`.
          if (name)
            setRefused((all) =>
              all.filter(({ field }) => {
                const said = formNameOf(field);
                return !said.startsWith(name) && !name.startsWith(`${said}.`);
              }),
            );
        },
      }),
    [subscribe],
  );

  const missing = useMemo(() => reviewProblems(fields, detail), [fields, detail]);

  /** The text of a problem; a limit of length names the text it is about. */
  const textOf = ({ key, params, field = "" }: Problem) => {
    const text = languageOfField(field)?.text ?? textFields.find((name) => name === field);
    return t(key, { ...params, ...(text && { field: t(`build.${text}`) }) });
  };

  /** What stands beside a field: the server's word, else what is wrong with a field that was visited. */
  const errorOf = (field: string): string | undefined => {
    const said = refused.find((entry) => placeOf(entry.field) === field);
    if (said) return said.text;
    const problem = missing.find((entry) => entry.field === field);
    return problem && visited.has(field) ? textOf(problem) : undefined;
  };

  /** Goes to a field of the wire, through its language's tab, and from then on says what is wrong with it. */
  const jumpTo = (field: string) => {
    const text = languageOfField(field);
    if (text) setLanguage(text.id);
    visit(placeOf(field));
    // The tab's panel stands after the next render.
    requestAnimationFrame(() => focusField(placeOf(field)));
  };

  /** Whether the form can be saved; when not, goes to the first thing that is wrong. */
  const canSave = () => {
    const [first] = draftProblems(getValues());
    if (first?.field) jumpTo(first.field);
    return first === undefined;
  };

  const refuse = (
    problems: readonly { readonly field?: string | undefined; readonly text: string }[],
  ) => {
    const placed = problems.flatMap(({ field, text }) => (field ? [{ field, text }] : []));
    setRefused(placed);
    if (placed[0]) jumpTo(placed[0].field);
  };

  /** Says something against a field at once: a file that was not taken. */
  const complain = (field: string, text: string) =>
    setRefused((all) => [...all.filter((entry) => entry.field !== field), { field, text }]);

  const saved = (next: ProductDetail) => {
    setRefused([]);
    forget();
    reset(fieldsOf(next, reader));
  };

  return {
    form,
    fields,
    isDirty,
    missing,
    textOf,
    errorOf,
    jumpTo,
    canSave,
    refuse,
    complain,
    saved,
    language,
    setLanguage,
    within,
  };
}

export type BuildFormState = Omit<ReturnType<typeof useBuildForm>, "within">;
