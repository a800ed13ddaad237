// Price and publication in the editor, where the currency is fixed.
import { useBuild, useEntered } from "./build-context.ts";
import type { Offer } from "../offer/offer.ts";
import { PriceFields } from "../offer/PriceFields.tsx";
import { PublicationFields } from "../offer/PublicationFields.tsx";

export function OfferSection({ part }: { readonly part: "price" | "publication" }) {
  const { build, store, choices, readOnly, onEndLicense } = useBuild();
  const { form, getError } = build;
  const shared = {
    offer: useEntered("offer"),
    onChange: (changed: Partial<Offer>) =>
      form.setValue("offer", { ...form.getValues("offer"), ...changed }, { shouldDirty: true }),
    getError,
    readOnly,
  };
  return part === "price" ? (
    <PriceFields {...shared} expirations={choices.expirations} />
  ) : (
    <PublicationFields
      {...shared}
      onEndLicense={async (account) => {
        store.form.takeOff(account, await onEndLicense(account.licenseId));
      }}
    />
  );
}
