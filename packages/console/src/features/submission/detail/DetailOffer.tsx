// Price and publication of a build as a sentence, or the form in its place while the user edits them.

import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Badge, LinkButton, EditIcon, Skeleton } from "@lanyard/design-system";
import { Part } from "../../../components/page/Part.tsx";
import type { ProductDetail, Status } from "@lanyard/contract";
import { lazyPart } from "../../../components/late/lazy-part.ts";
import { useFocusReplacement } from "../../../components/form/useFocusReplacement.ts";
import { useOfferText } from "../offer/offer-text.ts";
import type { OfferFormProps } from "../offer/OfferForm.tsx";

const OfferForm = lazyPart(() => import("../offer/OfferForm.tsx"));

interface DetailOfferProps extends OfferFormProps {
  /** The path that opens the form; undefined if the user may not change the offer. */
  readonly editPath: string | undefined;
  readonly editing: boolean;
}

/** Why the offer cannot be changed here. */
const locked: Partial<Record<Status, "hidden" | "draft" | "superseded">> = {
  hidden: "hidden",
  draft: "draft",
  rejected: "draft",
  superseded: "superseded",
};

export function DetailOffer({ editPath, editing, ...form }: DetailOfferProps) {
  const { t } = useTranslation();
  const turned = useFocusReplacement();
  if (editPath !== undefined && editing)
    return (
      <Part fallback={<Skeleton shape="card" className="h-96!" />}>
        <div ref={turned}>
          <OfferForm key={form.detail.submission.submission_id} {...form} />
        </div>
      </Part>
    );
  const why = locked[form.detail.submission.status];
  return (
    <section
      aria-label={t("detail.offer")}
      className="rounded-lg border border-line bg-surface-raised"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 p-5 sm:p-6">
        <OfferSummary detail={form.detail} />
        {editPath !== undefined && (
          <div ref={turned}>
            <LinkButton
              icon={<EditIcon />}
              link={<Link to={editPath} onPointerEnter={prepare} onFocus={prepare} />}
            >
              {t("detail.offer_edit")}
            </LinkButton>
          </div>
        )}
      </div>
      <Accounts accounts={form.detail.enabled_accounts} />
      {why && (
        <p className="border-t border-line px-5 py-4 text-sm text-ink-muted sm:px-6">
          {t(`offer.locked_${why}`)}
        </p>
      )}
    </section>
  );
}

const prepare = () => OfferForm.prefetch();

function OfferSummary({ detail }: { readonly detail: ProductDetail }) {
  const { t } = useTranslation();
  const { formatOffer } = useOfferText();
  return (
    <div className="flex min-w-0 grow basis-64 flex-col gap-1">
      <p className="text-lg font-semibold wrap-anywhere">{formatOffer(detail)}</p>
      <p className="text-sm text-ink-muted">
        {t(detail.submission.is_private ? "offer.private_hint" : "offer.public_hint")}
      </p>
    </div>
  );
}

function Accounts({ accounts }: { readonly accounts: ProductDetail["enabled_accounts"] }) {
  const { t } = useTranslation();
  if (accounts.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 border-t border-line p-5 sm:p-6">
      <h2 className="text-base font-semibold">{t("build.company_token")}</h2>
      <ul className="divide-y divide-line">
        {accounts.map(({ enabled_account: email, license_id: license }) => (
          <li
            key={email}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm"
          >
            <span className="min-w-0 wrap-anywhere">{email}</span>
            {license !== null && <Badge tone="info">{t("offer.licensed")}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  );
}
