// The form for price and publication of a build that is in review or on sale, with Cancel and Save.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button, LinkButton, Notice, RequiredNote } from "@lanyard/design-system";
import type { LicenseEnded, Option } from "@lanyard/contract";
import { KeptNotice } from "../../../drafts/RestoredNotice.tsx";
import { LeaveModal } from "../../../drafts/LeaveModal.tsx";
import { PriceFields } from "./PriceFields.tsx";
import { PublicationFields } from "./PublicationFields.tsx";
import { StaleModal } from "../conflict/StaleModal.tsx";
import { useOfferForm, type OfferFormOptions } from "./useOfferForm.ts";

export interface OfferFormProps extends OfferFormOptions {
  readonly expirations: readonly Option[];
  readonly onEndLicense: (licenseId: number) => Promise<LicenseEnded>;
}

const block = "flex flex-col gap-6 border-t border-line p-5 first:border-t-0 sm:p-6";

export default function OfferForm({ expirations, onEndLicense, ...own }: OfferFormProps) {
  const { t } = useTranslation();
  const { store, state, offer, change, getError, within, submit, guard, refusal } =
    useOfferForm(own);
  const isSaving = state.step === "saving";

  return (
    <form
      noValidate
      aria-label={t("detail.offer")}
      className="min-w-0 rounded-lg border border-line bg-surface-raised"
      ref={within}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <KeptNotice restored={state.notice} onDiscard={store.discard} />
      <div inert={isSaving}>
        <section aria-labelledby="price" className={block}>
          <div className="-mb-2 flex items-baseline justify-between gap-4">
            <h2 id="price" className="text-base font-semibold">
              {t("build.section_price")}
            </h2>
            {!offer.free && <RequiredNote>{t("required")}</RequiredNote>}
          </div>
          <PriceFields
            offer={offer}
            onChange={change}
            expirations={expirations}
            getError={getError}
            choosesCurrency
          />
        </section>
        <section aria-labelledby="publication" className={block}>
          <h2 id="publication" className="-mb-2 text-base font-semibold">
            {t("build.section_publication")}
          </h2>
          <PublicationFields
            offer={offer}
            onChange={change}
            onEndLicense={async (account) => {
              store.form.takeOff(account, await onEndLicense(account.licenseId));
            }}
            getError={getError}
          />
        </section>
      </div>
      <div className="flex flex-col gap-4 border-t border-line p-5 sm:p-6">
        <div role="alert" className="empty:hidden">
          {refusal && (
            <Notice tone="danger">
              {t(refusal === "failed" ? "build.save_failed" : "offer.invalid")}
            </Notice>
          )}
        </div>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <LinkButton link={<Link to={own.closePath} />}>{t("cancel")}</LinkButton>
          <Button type="submit" intent="primary" busy={isSaving} busyLabel={t("saving")}>
            {t("save")}
          </Button>
        </div>
      </div>
      <LeaveModal guard={guard} />
      <StaleModal store={store} state={state} choices={{ expirations }} />
    </form>
  );
}
