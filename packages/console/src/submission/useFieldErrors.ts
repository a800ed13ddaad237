// What stands beside the fields of a build: the server's word until the field is changed, else what is wrong with a field
// that somebody has been in. react-hook-form keeps both, by the names of its fields.
import { useCallback, useEffect } from "react";
import { get, type FieldPath, type UseFormReturn } from "react-hook-form";
import { watchLeftFields } from "../shared/left-field.ts";
import type { CallFailure } from "../shared/send.ts";
import { formNameOf } from "./build-places.ts";
import type { Offer } from "./offer.ts";

const nameOf = formNameOf as <Fields extends { offer: Offer }>(field: string) => FieldPath<Fields>;

/** `wrong` is the text of what is wrong with a field of the wire now, whether or not somebody has been in it. */
export function useFieldErrors<Fields extends { offer: Offer }>(
  form: UseFormReturn<Fields>,
  wrong: (field: string) => string | undefined,
) {
  const { getValues, setValue, setError, clearErrors, subscribe } = form;
  const { errors, touchedFields } = form.formState;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => name && clearErrors(name as FieldPath<Fields>),
      }),
    [subscribe, clearErrors],
  );

  /** From now on says what is wrong with a field. */
  const visit = useCallback(
    (field: string) => {
      const name = nameOf<Fields>(field);
      setValue(name, getValues(name), { shouldTouch: true });
    },
    [setValue, getValues],
  );

  /** Says something against a field at once. */
  const complain = (field: string, message: string) => setError(nameOf<Fields>(field), { message });

  return {
    visit,
    complain,
    /** What the server said, in the place of what it said before; of several texts against a field the first. */
    refuse: (problems: CallFailure["problems"]) => {
      clearErrors();
      for (const { field, text } of problems.toReversed()) if (field) complain(field, text);
    },
    /** The ref of the form around the fields. */
    within: useCallback(
      (element: HTMLElement | null) => (element ? watchLeftFields(element, visit) : undefined),
      [visit],
    ),
    errorOf: (field: string): string | undefined => {
      const name = nameOf<Fields>(field);
      const said = get(errors, name) as { readonly message?: string } | undefined;
      return said?.message ?? (get(touchedFields, name) ? wrong(field) : undefined);
    },
  };
}
