// Removes a company whose license has ended from a build's form, both from the entered values and from the defaults.
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { LicenseEnded, ProductDetail } from "@lanyard/contract";
import { withoutEnded, type LicensedAccount, type Offer } from "./offer.ts";

const kept = { keepErrors: true, keepTouched: true };

/** All other input stays, unsaved. */
export function takeOff<Fields extends FieldValues & { offer: Offer }>(
  form: UseFormReturn<Fields>,
  { email }: LicensedAccount,
  { submission }: ProductDetail,
  { builds }: LicenseEnded,
): void {
  const change = builds.find(({ submission_id: id }) => id === submission.submission_id);
  const without = (fields: Fields): Fields => ({
    ...fields,
    offer: withoutEnded(fields.offer, email, change),
  });
  const entered = without(form.getValues());
  // The cast is safe, as every field has a default value.
  form.reset(without(form.formState.defaultValues as Fields), kept);
  form.reset(entered, { ...kept, keepDefaultValues: true });
}
