// A product's store page: for visitors, for the connected company, and as a preview for its creator and administrators.
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { Button, EmptyState, LinkButton, Notice, Skeleton } from "@lanyard/design-system";
import { Part } from "../components/page/Part.tsx";
import { ConnectCompany } from "../features/company/ConnectCompany.tsx";
import { useCompany } from "../auth/company.session.tsx";
import { closeProposals } from "../features/store/useProposal.ts";
import type { CompanySelf } from "@lanyard/contract";
import { permissionsQuery, settingsQuery } from "../features/lookup/lookup.queries.ts";
import { useSession } from "../auth/session.tsx";
import { BackLink } from "../components/page/BackLink.tsx";
import { lazyPart } from "../components/late/lazy-part.ts";
import type { PageQueries } from "../api/page-queries.ts";
import type { CallQuery } from "../api/query.ts";
import { usePageTitle } from "../components/page/page-title.ts";
import { paths } from "../app/paths.ts";
import { CallFailure } from "../api/send.ts";
import { PreviewNotice } from "../features/store/PreviewNotice.tsx";
import { previewQuery, publicProductQuery } from "../features/product/detail.queries.ts";
import { storeProductQuery, type StoreDetail } from "../features/store/store.queries.ts";
import { firstSentence } from "../features/store/StoreBadge.tsx";
import { StoreProduct } from "../features/store/StoreProduct.tsx";
import { StoreProductSkeleton } from "../features/store/StoreProductSkeleton.tsx";
import { StoreFrame } from "./store/StoreFrame.tsx";

/** Lazy, because visitors have no license. */
const ProductLicense = lazyPart(() => import("./store/ProductLicense.tsx"));

const isMissing = (error: Error | null) => error instanceof CallFailure && error.status === 404;

/** The product from the store or, if the store does not have it or `preview` is set, from its creator's builds. */
function useStoreProduct(productId: string, preview: boolean) {
  const { company } = useCompany();
  const { token, user } = useSession();
  const offer = useQuery({ ...offerQuery(company, productId, token !== ""), enabled: !preview });
  const hidden = preview || isMissing(offer.error);
  const ownProduct = useQuery({
    ...previewQuery(user?.role ?? "creator", productId),
    enabled: hidden && user !== undefined,
  });
  const current = hidden ? ownProduct : offer;
  const detail = current.data;
  const pending = current.isPending && !(hidden && user === undefined);
  const missing = hidden && !detail && !pending && (!preview || isMissing(ownProduct.error));
  return {
    detail,
    isPreview: hidden && detail !== undefined,
    pending,
    missing,
    error: detail || missing ? undefined : current.error?.message,
    retry: () => void current.refetch(),
  };
}

interface StoreProductPageProps {
  /** Shows the product as the store will, without a call to the store. */
  readonly preview?: boolean;
}

/**
 * For a signed-in user the store's 404 shows no toast, because they may see the product's builds; only a second failure
 * does.
 */
function offerQuery(company: CompanySelf | undefined, productId: string, isSignedIn: boolean) {
  const offer: CallQuery<StoreDetail> = company
    ? storeProductQuery(company, productId)
    : publicProductQuery(productId);
  return { ...offer, ...(isSignedIn && { meta: { elsewhere: true } }) };
}

export const queries: PageQueries = ({ company, params, isSignedIn }) => [
  offerQuery(company, params["product_id"]!, isSignedIn),
  permissionsQuery(),
];

export default function StoreProductPage({ preview = false }: StoreProductPageProps) {
  const { t } = useTranslation();
  const { t: ts } = useTranslation("store");
  const { product_id: productId = "" } = useParams();
  const { company, ended } = useCompany();
  const { data: settings } = useQuery(settingsQuery());
  const { data: permissions } = useQuery(permissionsQuery());
  const { detail, isPreview, pending, missing, error, retry } = useStoreProduct(productId, preview);
  const submission = detail?.submission;
  const hasLicense = company !== undefined && !isPreview;
  useEffect(() => closeProposals, []);
  usePageTitle(
    submission?.product_name ?? (missing ? ts("product.missing") : ""),
    submission && firstSentence(submission.submission_description),
  );
  return (
    <StoreFrame className="gap-4 py-6 sm:py-8">
      {pending && <StoreProductSkeleton />}
      {error !== undefined && (
        <Notice
          tone="danger"
          role="alert"
          title={ts("product.failed")}
          action={<Button onClick={retry}>{t("action.retry")}</Button>}
        >
          {error}
        </Notice>
      )}
      {missing && (
        <EmptyState
          badge
          headingLevel={1}
          title={ts("product.missing")}
          text={ts(company ? "product.missing_company" : "product.missing_text")}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <LinkButton intent="primary" link={<Link to={paths.store} />}>
                {ts("product.to_store")}
              </LinkButton>
              {company && (
                <LinkButton link={<Link to={paths.licenses} />}>{t("nav.licenses")}</LinkButton>
              )}
            </span>
          }
        />
      )}
      {detail && (
        <StoreProduct
          detail={detail}
          permissions={permissions}
          back={
            preview && (
              <BackLink to={paths.product(productId)}>
                <bdi>{detail.submission.product_name}</bdi>
              </BackLink>
            )
          }
          notice={isPreview && <PreviewNotice />}
          panel={
            company && hasLicense ? (
              <Part fallback={<Skeleton className="h-40 w-full" />}>
                <ProductLicense
                  key={productId}
                  company={company}
                  detail={detail}
                  permissions={permissions}
                />
              </Part>
            ) : (
              !ended &&
              !isPreview && (
                <ConnectCompany className="w-full" supportEmail={settings?.support_email ?? ""} />
              )
            )
          }
        />
      )}
    </StoreFrame>
  );
}
