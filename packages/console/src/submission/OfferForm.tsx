// The form for price and publication of a build that waits for review or is on sale, with Cancel and Save.
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { Button, LinkButton, Notice, RequiredNote } from "@lanyard/design-system";
import {
  currencies,
  leavesFrom,
  type LicenseEnded,
  type Option,
  type ProductDetail,
} from "@lanyard/contract";
import { focusField, keepFocus } from "../shared/focus-field.ts";
import { KeptNotice } from "../shared/KeptNotice.tsx";
import { LeaveModal } from "../shared/LeaveModal.tsx";
import { useReader } from "../shared/reader.ts";
import { CallFailure } from "../shared/send.ts";
import { useKeptEdits } from "../shared/useKeptEdits.ts";
import { useLeaveGuard } from "../shared/useLeaveGuard.ts";
import { useOnce } from "../shared/useOnce.ts";
import { useSaveKey } from "../shared/useSaveKey.ts";
import { fieldsOf } from "./build-fields.ts";
import { offerForm, offerOf, offerProblems, type Offer } from "./offer.ts";
import { PriceFields } from "./PriceFields.tsx";
import { PublicationFields } from "./PublicationFields.tsx";
import { StaleModal } from "./StaleModal.tsx";
import { takeOff } from "./take-off.ts";
import { useBase } from "./useBase.ts";
import { useFieldErrors } from "./useFieldErrors.ts";
import { useStale } from "./useStale.ts";

export interface OfferFormProps {
  readonly detail: ProductDetail;
  /** Id of the user: what was entered is kept for them when their session ends. */
  readonly userId?: number | undefined;
  readonly expirations: readonly Option[];
  readonly onSave: (body: FormData) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onEndLicense: (licenseId: number) => Promise<LicenseEnded>;
  /** Address of the page without the form. */
  readonly closePath: string;
}

/** One that does not exist is to be chosen again. */
const withKnownCurrency = (offer: Offer): Offer =>
  currencies.some(({ code }) => code === offer.currency) ? offer : { ...offer, currency: "" };

const block = "flex flex-col gap-6 border-t border-line p-5 first:border-t-0 sm:p-6";

export default function OfferForm({
  detail,
  userId,
  expirations,
  onSave,
  onSaved,
  onEndLicense,
  closePath,
}: OfferFormProps) {
  const { t } = useTranslation();
  const reader = useReader();
  const navigate = useNavigate();
  const filled = (source: ProductDetail) => ({ offer: withKnownCurrency(offerOf(source, reader)) });
  const form = useForm<{ offer: Offer }>({ defaultValues: filled(detail) });
  const [saved, setSaved] = useState(false);
  const [refused, setRefused] = useState<"invalid" | "failed">();
  const { isDirty, isSubmitting, errors } = form.formState;
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
      form.reset(filled(present));
    },
    enter: ({ offer: entered }, stored) => {
      base.write(stored);
      form.reset(filled(stored));
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
  const isWrong = problems.length > 0 || Object.keys(errors).length > 0;
  const send = form.handleSubmit(async (entered) => {
    try {
      await onSave(offerForm(entered.offer));
      form.reset(entered);
      kept.forget();
      setSaved(true);
      onSaved();
    } catch (error) {
      if (!(error instanceof CallFailure)) return;
      // What is refused otherwise is said by a toast, or asked.
      if (error.problems.some(({ field }) => field)) setRefused("invalid");
      else if (error.problems.length === 0) setRefused("failed");
      refuse(error.problems);
      // After this save has ended.
      stale.refused(error, () => setTimeout(() => void save()));
    }
  });
  const save = useOnce(async () => {
    for (const { field = "" } of problems) visit(field);
    setRefused(problems[0] && "invalid");
    if (problems[0]) return focusField(problems[0].field ?? "");
    // The second click of a double one comes after the save, while the list is on its way.
    if (!isDirty) return saved || navigate(closePath);
    const giveFocusBack = keepFocus();
    // An earlier refusal must not keep react-hook-form from submitting.
    form.clearErrors();
    await send();
    giveFocusBack();
  });
  useSaveKey(() => {
    if (isDirty) void save();
  });

  return (
    <form
      noValidate
      aria-label={t("detail.offer")}
      className="min-w-0 rounded-lg border border-line bg-surface-raised"
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
      <div className="flex flex-col gap-4 border-t border-line p-5 sm:p-6">
        <div role="alert" className="empty:hidden">
          {refused === "failed" && <Notice tone="danger">{t("build.save_failed")}</Notice>}
          {refused === "invalid" && isWrong && <Notice tone="danger">{t("offer.invalid")}</Notice>}
        </div>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <LinkButton link={<Link to={closePath} />}>{t("cancel")}</LinkButton>
          <Button type="submit" intent="primary" busy={isSubmitting} busyLabel={t("saving")}>
            {t("save")}
          </Button>
        </div>
      </div>
      <LeaveModal guard={guard} />
      <StaleModal stale={stale} choices={{ expirations }} />
    </form>
  );
}
