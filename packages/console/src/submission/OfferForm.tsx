// The form for price and publication of a build that waits for review or is on sale, with Cancel and Save.
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button, LinkButton, RequiredNote } from "@lanyard/design-system";
import { leavesFrom, type LicenseEnded, type Option, type ProductDetail } from "@lanyard/contract";
import { focusField, keepFocus } from "../shared/focus-field.ts";
import { KeptNotice } from "../shared/KeptNotice.tsx";
import { LeaveModal } from "../shared/LeaveModal.tsx";
import { paths } from "../shared/paths.ts";
import { useReader } from "../shared/reader.ts";
import { CallFailure } from "../shared/send.ts";
import { useKeptEdits } from "../shared/useKeptEdits.ts";
import { useLeaveGuard } from "../shared/useLeaveGuard.ts";
import { useOnce } from "../shared/useOnce.ts";
import { fieldsOf } from "./build-fields.ts";
import { offerForm, offerOf, offerProblems, type Offer } from "./offer.ts";
import { PriceFields } from "./PriceFields.tsx";
import { PublicationFields } from "./PublicationFields.tsx";
import { StaleModal } from "./StaleModal.tsx";
import { takeOff } from "./take-off.ts";
import { useBase } from "./useBase.ts";
import { useFieldErrors } from "./useFieldErrors.ts";
import { useStale } from "./useStale.ts";

interface OfferFormProps {
  readonly detail: ProductDetail;
  /** Id of the user: what was entered is kept for them when their session ends. */
  readonly userId?: number | undefined;
  readonly expirations: readonly Option[];
  readonly onSave: (body: FormData) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onEndLicense: (licenseId: number) => Promise<LicenseEnded>;
}

const block = "flex flex-col gap-6 border-t border-line p-5 first:border-t-0 sm:p-6";

export function OfferForm({
  detail,
  userId,
  expirations,
  onSave,
  onSaved,
  onEndLicense,
}: OfferFormProps) {
  const { t } = useTranslation();
  const reader = useReader();
  const form = useForm<{ offer: Offer }>({ defaultValues: { offer: offerOf(detail, reader) } });
  const { isDirty, isSubmitting } = form.formState;
  const offer = useWatch({ control: form.control, name: "offer" });
  const problems = offerProblems(offer);
  const { visit, refuse, errorOf, within } = useFieldErrors(form, (field) => {
    const problem = problems.find((entry) => entry.field === field);
    return problem && t(problem.key, { ...problem.params });
  });
  const base = useBase(detail, () => form.getValues("offer.loaded"));
  const enter = (entered: Offer) => form.setValue("offer", entered, { shouldDirty: true });
  const stale = useStale({
    detail,
    isDirty,
    saves: (status) => leavesFrom("save_offer", status),
    base: base.read,
    entered: () => ({ ...fieldsOf(base.read(), reader), ...form.getValues() }),
    fill: (present) => {
      base.write(present);
      form.reset({ offer: offerOf(present, reader) });
    },
    enter: ({ offer: entered }, stored) => {
      base.write(stored);
      form.reset({ offer: offerOf(stored, reader) });
      enter(entered);
    },
  });
  const kept = useKeptEdits({
    owner: userId,
    form: `offer ${detail.submission.submission_id}`,
    edits: isDirty ? () => ({ entered: offer, base: base.read() }) : undefined,
    onRestore: (edits) => {
      base.write(edits.base);
      enter(edits.entered);
      if (edits.entered.loaded !== detail.submission.submission_updadet_at) stale.meet(detail);
    },
  });
  const guard = useLeaveGuard(isDirty && !isSubmitting, kept.forget);

  const send = form.handleSubmit(async (entered) => {
    try {
      await onSave(offerForm(entered.offer));
      form.reset(entered);
      kept.forget();
      onSaved();
    } catch (error) {
      if (!(error instanceof CallFailure)) return;
      refuse(error.problems);
      // After this save has ended.
      stale.refused(error, () => setTimeout(() => void save()));
    }
  });
  const save = useOnce(async () => {
    for (const { field = "" } of problems) visit(field);
    if (problems[0]) return focusField(problems[0].field ?? "");
    const giveFocusBack = keepFocus();
    // An earlier refusal must not keep react-hook-form from submitting.
    form.clearErrors();
    await send();
    giveFocusBack();
  });

  return (
    <form
      noValidate
      aria-label={t("detail.offer")}
      className="min-w-0 rounded-lg border border-line bg-surface-raised nav:col-start-2 nav:row-span-2 nav:row-start-1"
      ref={within}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <KeptNotice
        kept={kept.restored}
        onDiscard={() => {
          form.reset();
          return () => enter(offer);
        }}
      />
      <div inert={isSubmitting}>
        <section aria-labelledby="price" className={block}>
          <div className="-mb-2 flex items-baseline justify-between gap-4">
            <h2 id="price" className="text-base font-semibold">
              {t("build.section_price")}
            </h2>
            {!offer.free && <RequiredNote>{t("required")}</RequiredNote>}
          </div>
          <PriceFields
            offer={offer}
            onChange={enter}
            expirations={expirations}
            errorOf={errorOf}
            choosesCurrency
          />
        </section>
        <section aria-labelledby="publication" className={block}>
          <h2 id="publication" className="-mb-2 text-base font-semibold">
            {t("build.section_publication")}
          </h2>
          <PublicationFields
            offer={offer}
            onChange={enter}
            onEndLicense={async (account) => {
              takeOff(form, account, detail, await onEndLicense(account.licenseId));
            }}
            errorOf={errorOf}
          />
        </section>
      </div>
      <div className="flex flex-col-reverse gap-2 border-t border-line p-5 sm:flex-row sm:justify-end sm:p-6">
        <LinkButton link={<Link to={paths.products} />}>{t("cancel")}</LinkButton>
        <Button
          type="submit"
          intent="primary"
          busy={isSubmitting}
          busyLabel={t("saving")}
          // Not `disabled`, which would take the focus from the pressed button.
          aria-disabled={!isDirty}
        >
          {t("save")}
        </Button>
      </div>
      <LeaveModal guard={guard} />
      <StaleModal stale={stale} choices={{ expirations }} />
    </form>
  );
}
