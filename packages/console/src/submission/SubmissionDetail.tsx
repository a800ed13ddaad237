// A product's page: the build on sale or in review, its price and publication, and all builds.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { LinkButton } from "@lanyard/design-system";
import {
  movesFrom,
  type Actor,
  type LicenseEnded,
  type Option,
  type ProductDetail,
} from "@lanyard/contract";
import { PageBody } from "../shared/PageBody.tsx";
import { paths } from "../shared/paths.ts";
import { BuildsTable } from "./BuildsTable.tsx";
import { DetailDossier } from "./DetailDossier.tsx";
import { DetailHead } from "./DetailHead.tsx";
import { OfferForm } from "./OfferForm.tsx";
import type { OwnerCallbacks } from "./OwnerActions.tsx";

export interface SubmissionDetailProps extends OwnerCallbacks {
  readonly detail: ProductDetail;
  readonly actor: Actor;
  readonly expirations: readonly Option[];
  /** All permissions that a product can ask for. */
  readonly permissions: readonly Option[];
  /** Id of the user: what was entered is kept for them when their session ends. */
  readonly userId?: number | undefined;
  /** The administrator's toolbar. */
  readonly toolbar?: ReactNode;
  /** Saves price and publication; rejects with the failure. */
  readonly onSave: (body: FormData) => Promise<unknown>;
  /** After a save. */
  readonly onSaved: () => void;
  readonly onEndLicense: (licenseId: number) => Promise<LicenseEnded>;
}

export function SubmissionDetail({
  detail,
  actor,
  userId,
  expirations,
  permissions,
  toolbar,
  onSave,
  onSaved,
  onEndLicense,
  ...owner
}: SubmissionDetailProps) {
  const { t } = useTranslation();
  const { submission } = detail;
  const editable = movesFrom(submission.status, actor).includes("save_offer");
  return (
    <PageBody className="gap-6 py-6 sm:py-8">
      {toolbar}
      <DetailHead detail={detail} actor={actor} withPrice={!editable} {...owner} />
      <div
        className={
          editable
            ? "grid items-start gap-x-10 gap-y-8 nav:grid-cols-[minmax(0,1fr)_25rem]"
            : "grid gap-8"
        }
      >
        {/* On a narrow screen price and publication come between the description and the list of builds. */}
        <div className="contents nav:flex nav:flex-col nav:gap-8">
          <section aria-label={t("detail.about")} className="min-w-0">
            <p className="max-w-prose text-base whitespace-pre-line wrap-anywhere">
              {submission.submission_description || (
                <span className="text-ink-muted">{t("detail.description_none")}</span>
              )}
            </p>
          </section>
          <DetailDossier detail={detail} permissions={permissions} />
          <div className="max-nav:order-last">
            <BuildsTable builds={detail.builds} productId={submission.product_id} actor={actor} />
          </div>
        </div>
        {editable && (
          <OfferForm
            key={submission.submission_id}
            detail={detail}
            userId={userId}
            expirations={expirations}
            onSave={onSave}
            onSaved={onSaved}
            onEndLicense={onEndLicense}
          />
        )}
      </div>
      {!editable && (
        <LinkButton className="self-start" link={<Link to={paths.products} />}>
          {t("back")}
        </LinkButton>
      )}
    </PageBody>
  );
}
