// The errors of a build's fields: the server's message until the field changes, else the problem of a field that was
// left. react-hook-form stores both, by its field names.
import { useCallback, useEffect } from "react";
import { get, type FieldPath, type UseFormReturn } from "react-hook-form";
import type { FormProblem } from "@lanyard/contract";
import { parseProblem, serializeProblem } from "../../../components/form/form-problem.ts";
import { watchFieldBlur } from "./field-blur.ts";
import type { DisplayedProblem } from "../../../i18n/say-problem.ts";
import type { CallFailure } from "../../../api/send.ts";
import type { BuildFields } from "./build-fields.ts";
import { toFormName } from "./wire-fields.ts";

const toFieldPath = toFormName as (field: string) => FieldPath<BuildFields>;

/**
 * `wrong` returns the current problem of an API field, whether or not the field was left; `say` returns a problem's
 * text.
 */
export function useFieldErrors(
  form: UseFormReturn<BuildFields>,
  wrong: (field: string) => FormProblem | undefined,
  say: (problem: DisplayedProblem) => string,
) {
  const { getValues, setValue, setError, clearErrors, subscribe } = form;
  const { errors, touchedFields } = form.formState;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Only clear an existing error, because clearing re-renders the components that show errors.
        callback: ({ name, errors: currentErrors }) => {
          if (name && get(currentErrors, name)) clearErrors(name as FieldPath<BuildFields>);
        },
      }),
    [subscribe, clearErrors],
  );

  /** Marks a field as left, so that its errors are shown. */
  const visit = useCallback(
    (field: string) => {
      const name = toFieldPath(field);
      setValue(name, getValues(name), { shouldTouch: true });
    },
    [setValue, getValues],
  );

  /** Shows a problem at a field at once. */
  const complain = (field: string, problem: FormProblem | DisplayedProblem) =>
    setError(toFieldPath(field), { message: serializeProblem(problem) });

  return {
    visit,
    complain,
    /** Replaces the server's errors; if a field has several, shows the first. */
    refuse: (problems: CallFailure["problems"]) => {
      clearErrors();
      for (const problem of problems.toReversed())
        if (problem.field) complain(problem.field, problem);
    },
    /** The ref of the form around the fields. */
    within: useCallback(
      (element: HTMLElement | null) => (element ? watchFieldBlur(element, visit) : undefined),
      [visit],
    ),
    getError: (field: string): string | undefined => {
      const name = toFieldPath(field);
      const fieldError = get(errors, name) as { readonly message?: string } | undefined;
      const problem = fieldError?.message
        ? parseProblem(fieldError.message)
        : get(touchedFields, name)
          ? wrong(field)
          : undefined;
      return problem && say(problem);
    },
  };
}
