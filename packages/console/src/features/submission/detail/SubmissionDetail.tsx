// A product's page as front and back of a badge: the product and its actions in front, details in tabs behind.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Tabs } from "@lanyard/design-system";
import { inProgress, getAllowedMoves, type Option } from "@lanyard/contract";
import { BackLink } from "../../../components/page/BackLink.tsx";
import { PageBody } from "../../../components/page/PageBody.tsx";
import { paths } from "../../../app/paths.ts";
import { BuildsTable } from "./BuildsTable.tsx";
import { BuildSwitch } from "./BuildSwitch.tsx";
import { DetailBadge, type DetailBadgeProps } from "./DetailBadge.tsx";
import { detailPath, detailTabs, useDetailPlace, type DetailTab } from "./detail-place.ts";
import { DetailDossier, type DetailDossierProps } from "./DetailDossier.tsx";
import { detailColumns } from "./DetailSkeleton.tsx";
import { DetailNotice } from "./DetailNotice.tsx";
import { DetailOffer } from "./DetailOffer.tsx";
import { DetailOverview } from "./DetailOverview.tsx";
import type { OfferFormProps } from "../offer/OfferForm.tsx";
import { onThisPage } from "../../../components/list/useViewParams.ts";

export interface SubmissionDetailProps
  extends
    Omit<DetailBadgeProps, "editing">,
    Omit<OfferFormProps, "detail" | "closePath">,
    Pick<DetailDossierProps, "onDownload"> {
  /** All permissions that a product can ask for. */
  readonly permissions: readonly Option[];
  /** The administrator's toolbar. */
  readonly toolbar?: ReactNode;
  /** Beside the back link: a link to the product's store page. */
  readonly storeLink?: ReactNode;
  /** The expected waiting time of a build in review. */
  readonly wait?: ReactNode;
  /** The reviewers' remarks on the build. */
  readonly remarks?: ReactNode;
  /** What this build would change; its tab shows while the build is in progress, or if the address names it. */
  readonly changes?: ReactNode;
  /** The product's history. */
  readonly history: ReactNode;
}

export function SubmissionDetail({
  detail,
  actor,
  permissions,
  toolbar,
  changes,
  history,
  wait,
  remarks,
  storeLink,
  onDownload,
  onWithdraw,
  onHide,
  onAddBuild,
  ...offer
}: SubmissionDetailProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { tab, build, edit } = useDetailPlace();
  const { submission } = detail;
  const productId = submission.product_id;
  const isOpen = inProgress.some((status) => status === submission.status);
  const editable = getAllowedMoves(submission.status, actor).includes("save_offer");
  const editing = editable && edit;
  const toPath = (place: { readonly tab: DetailTab; readonly edit?: boolean }) =>
    detailPath(productId, { build, ...place });

  const openTab = (next: DetailTab) => {
    const path = toPath({ tab: next, edit: editing });
    // The tab reports a click twice, as a click and as a focus, before the page has navigated.
    if (path === location.pathname + location.search) return;
    // While the form is open, replace the entry, so that Back leaves the form, which asks first.
    void navigate(path, { ...onThisPage, replace: editing });
  };

  const panel = (panelTab: string) => {
    if (panelTab === "offer")
      return (
        <DetailOffer
          {...offer}
          detail={detail}
          editing={editing}
          editPath={editable ? toPath({ tab: "offer", edit: true }) : undefined}
          closePath={toPath({ tab: "offer" })}
        />
      );
    // Only a form with input stays mounted while another tab is open.
    if (panelTab !== tab) return null;
    if (panelTab === "overview") return <DetailOverview {...{ detail, permissions }} />;
    if (panelTab === "history") return history;
    if (panelTab === "changes") return changes;
    return (
      <div className="flex flex-col gap-10">
        <DetailDossier detail={detail} permissions={permissions} onDownload={onDownload} />
        <BuildsTable builds={detail.builds} productId={productId} />
      </div>
    );
  };

  return (
    <PageBody className="gap-4 py-6 sm:py-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <BackLink to={paths.products}>{t("nav.products")}</BackLink>
        {/* Both at the right edge; the store link is separate from the builds, because it is not one of them. */}
        <div className="ms-auto">{storeLink}</div>
        <BuildSwitch detail={detail} />
      </div>
      {toolbar}
      <div className={detailColumns}>
        <div className="min-w-0 nav:sticky nav:top-6 short:static">
          <DetailBadge {...{ detail, actor, editing, onWithdraw, onHide, onAddBuild }} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <DetailNotice submission={submission} actor={actor} />
          {wait}
          {remarks}
          <Tabs
            label={t("detail.tabs")}
            tabs={detailTabs
              .filter((value) => value !== "changes" || tab === value || (changes && isOpen))
              .map((value) => ({ value, label: t(`detail.tab_${value}`) }))}
            value={tab}
            keepMounted
            onValueChange={(value) => openTab(value as DetailTab)}
          >
            {panel}
          </Tabs>
        </div>
      </div>
    </PageBody>
  );
}
