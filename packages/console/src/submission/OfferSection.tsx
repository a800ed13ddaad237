// Price and publication in the editor, where the currency is fixed.
import { useBuild, useEntered } from "./build-context.ts";
import type { Offer } from "./offer.ts";
import { PriceFields } from "./PriceFields.tsx";
import { PublicationFields } from "./PublicationFields.tsx";
import { takeOff } from "./take-off.ts";

export function OfferSection({ part }: { readonly part: "price" | "publication" }) {
  const { build, detail, choices, readOnly, onEndLicense } = useBuild();
  const { form, errorOf } = build;
  const shared = {
    offer: useEntered("offer"),
    onChange: (changed: Partial<Offer>) =>
      form.setValue("offer", { ...form.getValues("offer"), ...changed }, { shouldDirty: true }),
    errorOf,
    readOnly,
  };
  return part === "price" ? (
    <PriceFields {...shared} expirations={choices.expirations} />
  ) : (
    <PublicationFields
      {...shared}
      onEndLicense={async (account) => {
        takeOff(form, account, detail, await onEndLicense(account.licenseId));
      }}
    />
  );
}
