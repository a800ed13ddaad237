// A product's page: its current build (in review, on sale, hidden or newest) or the one named by the address, with the
// actions of creator and administrators.
import { useQuery } from "@tanstack/react-query";
import type { ParseKeys } from "i18next";

import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { useToast } from "@lanyard/design-system";
import { Part } from "../components/page/Part.tsx";
import { isInReview, type Option, type ProductDetail } from "@lanyard/contract";
import { expirationsQuery, permissionsQuery } from "../features/lookup/lookup.queries.ts";
import { useEndLicense } from "../features/license/license.queries.ts";
import { productQuery } from "../features/product/detail.queries.ts";
import { useUser } from "../auth/session.tsx";
import { claimQuery, waitQuery } from "../features/review/queue/queue.queries.ts";
import { remarksQuery } from "../features/review/remarks/remark.queries.ts";
import { getActor } from "./build/actor.ts";
import { isNotFound } from "../api/changeable.ts";
import { latePart } from "../components/late/late-part.tsx";
import { lazyPart } from "../components/late/lazy-part.ts";
import { NotLoaded } from "../components/page/NotLoaded.tsx";
import { TextLink } from "../components/page/TextLink.tsx";
import { prefetch, type PageQueries } from "../api/page-queries.ts";
import { usePageTitle } from "../components/page/page-title.ts";
import { paths } from "../app/paths.ts";
import { useIsMounted } from "../components/page/useIsMounted.ts";
import { parseDetailPlace, useDetailPlace } from "../features/submission/detail/detail-place.ts";
import { DetailSkeleton } from "../features/submission/detail/DetailSkeleton.tsx";
import { HistoryPanel } from "../features/submission/detail/HistoryPanel.tsx";
import { ReviewBar } from "./build/ReviewBar.tsx";
import { SubmissionDetail } from "../features/submission/detail/SubmissionDetail.tsx";
import {
  submissionQuery,
  useAddBuild,
  useFreshBuild,
  useHideBuild,
  useSaveBuild,
  useWithdrawBuild,
} from "../features/submission/submission.queries.ts";

const ProductRemarks = latePart<{ readonly detail: ProductDetail }>(
  () => import("./product/ProductRemarks.tsx"),
);
const BuildChanges = lazyPart(() => import("./build/BuildChanges.tsx"));
const WaitOfBuild = lazyPart(() => import("./build/WaitOfBuild.tsx"));

export const queries: PageQueries = async ({ client, role, params, search }) => {
  const { product_id: id = "" } = params;
  if (!role) return [];
  const { build } = parseDetailPlace(search);
  const openQuery =
    build === undefined
      ? productQuery(role, id)
      : submissionQuery(role, { product_id: id, submission_id: build });
  await prefetch(client, [openQuery, expirationsQuery(), permissionsQuery()]);
  const { submission } = client.getQueryData(openQuery.queryKey) ?? {};
  if (!submission) return [];
  const place = { product_id: id, submission_id: String(submission.submission_id) };
  return [
    remarksQuery(role, place),
    ...(isInReview(submission.status) ? [waitQuery(place)] : []),
    ...(role === "admin" && submission.status === "waiting_for_review" ? [claimQuery(place)] : []),
  ];
};

export default function ProductPage() {
  const { product_id: productId = "" } = useParams();
  const { role } = useUser();
  const { build } = useDetailPlace();
  const whole = productQuery(role, productId);
  const one = submissionQuery(role, { product_id: productId, submission_id: build ?? "" });
  const product = useQuery({ ...whole, enabled: build === undefined });
  const selected = useQuery({
    ...one,
    enabled: build !== undefined,
    // Keep showing the previous data until another build of the same product has loaded.
    placeholderData: (before) =>
      (String(before?.submission.product_id) === productId ? before : undefined) ?? product.data,
  });
  const current = build === undefined ? product : selected;
  const expirations = useQuery(expirationsQuery());
  const permissions = useQuery(permissionsQuery());
  usePageTitle(current.data?.submission.product_name ?? "");

  // Checks the error first: data loaded earlier may have become inaccessible to this reader.
  const failed = isNotFound(current.error)
    ? current
    : [current, expirations, permissions].find((query) => query.isError && !query.data);
  if (failed) return <NotLoaded failure={failed.error} onRetry={() => void failed.refetch()} />;
  if (!current.data || !expirations.data || !permissions.data) return <DetailSkeleton />;
  return (
    <Loaded detail={current.data} expirations={expirations.data} permissions={permissions.data} />
  );
}

interface LoadedProps {
  readonly detail: ProductDetail;
  readonly expirations: readonly Option[];
  readonly permissions: readonly Option[];
}

function Loaded({ detail, expirations, permissions }: LoadedProps) {
  const { i18n } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const { show } = useToast();
  const here = useIsMounted();
  const { submission } = detail;
  const productId = String(submission.product_id);
  const build = { product_id: productId, submission_id: String(submission.submission_id) };
  const save = useSaveBuild(user.role, build);
  const withdraw = useWithdrawBuild(build);
  const hide = useHideBuild(user.role, build);
  const add = useAddBuild(productId);
  const endLicense = useEndLicense(user.role, productId);
  const fresh = useFreshBuild(user.role, build);

  // The store answers "not found" for a private product.
  const inStore =
    !submission.is_private && detail.builds.some(({ status }) => status === "ready_for_sale");

  const showList = (line: ParseKeys) => {
    show(() => ({ tone: "success", lines: [i18n.t(line)] }));
    if (here()) void navigate(paths.products);
  };

  return (
    <SubmissionDetail
      detail={detail}
      actor={getActor(user, submission)}
      userId={user.id}
      expirations={expirations}
      permissions={permissions}
      storeLink={
        <span className="text-sm">
          {inStore ? (
            <TextLink to={paths.storeProduct(productId)} standalone>
              {i18n.t("detail.see_store")}
            </TextLink>
          ) : (
            <TextLink to={paths.preview(productId)} standalone>
              {i18n.t("detail.see_preview")}
            </TextLink>
          )}
        </span>
      }
      wait={
        isInReview(submission.status) && (
          <Part>
            <WaitOfBuild build={build} />
          </Part>
        )
      }
      toolbar={<ReviewBar detail={detail} />}
      remarks={<ProductRemarks key={submission.submission_id} detail={detail} />}
      changes={
        <Part>
          <BuildChanges detail={detail} permissions={permissions} level={2} />
        </Part>
      }
      history={<HistoryPanel role={user.role} productId={productId} />}
      onDownload={async (file) => (await fresh.mutateAsync()).submission[file]}
      onSave={(body) => save.mutateAsync({ body })}
      onSaved={() => showList("detail.saved")}
      onEndLicense={(licenseId) => endLicense.mutateAsync(licenseId)}
      onWithdraw={() => withdraw.mutateAsync().then(() => showList("detail.withdrawn"))}
      onHide={() => hide.mutateAsync().then(() => showList("detail.hidden_done"))}
      onAddBuild={async () => {
        const created = await add.mutateAsync();
        if (here()) void navigate(paths.build(productId, created.submission_id));
      }}
    />
  );
}
