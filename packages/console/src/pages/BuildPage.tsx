// The page of the build editor. Given only an id it redirects to the newest build of the product with this id, else to
// the build with this id.
import { useQuery } from "@tanstack/react-query";

import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { useToast } from "@lanyard/design-system";
import { Part } from "../components/page/Part.tsx";
import { getBuildRelation, type ProductDetail } from "@lanyard/contract";
import {
  expirationsQuery,
  menuQuery,
  permissionsQuery,
} from "../features/lookup/lookup.queries.ts";
import { useEndLicense } from "../features/license/license.queries.ts";
import { productQuery } from "../features/product/detail.queries.ts";
import { useUser } from "../auth/session.tsx";
import { remarksQuery } from "../features/review/remarks/remark.queries.ts";
import { getActor } from "./build/actor.ts";
import { isNotFound } from "../api/changeable.ts";
import { lazyPart } from "../components/late/lazy-part.ts";
import { latePart } from "../components/late/late-part.tsx";
import { NotLoaded } from "../components/page/NotLoaded.tsx";
import { TextLink } from "../components/page/TextLink.tsx";
import type { PageQueries } from "../api/page-queries.ts";
import { usePageTitle } from "../components/page/page-title.ts";
import { paths } from "../app/paths.ts";
import { useIsMounted } from "../components/page/useIsMounted.ts";
import { BuildEditor } from "../features/submission/editor/BuildEditor.tsx";
import { BuildSkeleton } from "../features/submission/editor/BuildSkeleton.tsx";
import type { Checked, Remarked } from "../features/submission/editor/check-result.ts";
import type { BuildChoices } from "../features/submission/editor/build-context.ts";
import { detailPath } from "../features/submission/detail/detail-place.ts";
import { RemovedBuild } from "../features/submission/editor/RemovedBuild.tsx";
import { UnsavedBuildEdits } from "../features/submission/saving/UnsavedBuildEdits.tsx";
import { ReviewBar } from "./build/ReviewBar.tsx";
import {
  submissionByIdQuery,
  submissionQuery,
  useFreshBuild,
  useRemoveBuild,
  useSaveBuild,
} from "../features/submission/submission.queries.ts";

const WaitOfBuild = lazyPart(() => import("./build/WaitOfBuild.tsx"));
const Remarks = latePart<Remarked>(() => import("./build/BuildRemarks.tsx"));
const Preflight = latePart<Checked>(() => import("./build/BuildPreflight.tsx"));

export const queries: PageQueries = ({ role, params }) => {
  const { id, product_id = "", submission_id = "" } = params;
  if (!role) return [];
  if (id !== undefined) return [productQuery(role, id)];
  return [
    submissionQuery(role, { product_id, submission_id }),
    remarksQuery(role, { product_id, submission_id }),
    menuQuery(),
    permissionsQuery(),
    expirationsQuery(),
  ];
};

export default function BuildPage() {
  const { id, product_id: productId = "", submission_id: submissionId = "" } = useParams();
  return id === undefined ? (
    <OneBuild key={submissionId} productId={productId} submissionId={submissionId} />
  ) : (
    <BuildById id={id} />
  );
}

function BuildById({ id }: { readonly id: string }) {
  const { role } = useUser();
  const product = useQuery(productQuery(role, id));
  const isOther = isNotFound(product.error);
  const build = useQuery({ ...submissionByIdQuery(id), enabled: isOther });
  const failed = isOther ? build : product;
  if (failed.isError && !failed.data)
    return <NotLoaded failure={failed.error} onRetry={() => void failed.refetch()} />;
  if (isOther && build.data) {
    const { product_id: productId, submission_id: submissionId } = build.data.submission;
    return <Navigate to={paths.build(productId, submissionId)} replace />;
  }
  if (!product.data) return <BuildSkeleton />;
  const newest = product.data.builds[0]?.submission_id ?? product.data.submission.submission_id;
  return <Navigate to={paths.build(id, newest)} replace />;
}

function OneBuild({
  productId,
  submissionId,
}: {
  readonly productId: string;
  readonly submissionId: string;
}) {
  const { id, role } = useUser();
  const build = useQuery(
    submissionQuery(role, { product_id: productId, submission_id: submissionId }),
  );
  const menu = useQuery(menuQuery());
  const permissions = useQuery(permissionsQuery());
  const expirations = useQuery(expirationsQuery());
  usePageTitle(build.data?.submission.product_name ?? "");

  if (isNotFound(build.error))
    return (
      <RemovedBuild lastLoaded={build.data}>
        <UnsavedBuildEdits
          userId={id}
          submissionId={submissionId}
          choices={{
            menu: menu.data,
            permissions: permissions.data,
            expirations: expirations.data,
          }}
        />
      </RemovedBuild>
    );
  const failed = [build, menu, permissions, expirations].find(
    (query) => query.isError && !query.data,
  );
  if (failed) return <NotLoaded failure={failed.error} onRetry={() => void failed.refetch()} />;
  if (!build.data || !menu.data || !permissions.data || !expirations.data) return <BuildSkeleton />;
  return (
    <Loaded
      detail={build.data}
      choices={{ menu: menu.data, permissions: permissions.data, expirations: expirations.data }}
    />
  );
}

function Loaded({
  detail,
  choices,
}: {
  readonly detail: ProductDetail;
  readonly choices: BuildChoices;
}) {
  const { i18n } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const { show } = useToast();
  const here = useIsMounted();
  const { submission } = detail;
  const { product_name: name } = submission;
  const productId = String(submission.product_id);
  const build = { product_id: productId, submission_id: String(submission.submission_id) };
  const save = useSaveBuild(user.role, build);
  const remove = useRemoveBuild(user.role, build);
  const endLicense = useEndLicense(user.role, productId);
  const fresh = useFreshBuild(user.role, build);

  return (
    <BuildEditor
      detail={detail}
      actor={getActor(user, submission)}
      userId={user.id}
      choices={choices}
      wait={
        <Part>
          <WaitOfBuild build={build} />
        </Part>
      }
      difference={
        getBuildRelation(submission, detail.builds).kind === "update" && (
          // In a new tab, so that the editor keeps its unsaved changes.
          <TextLink
            to={detailPath(productId, { build: submission.submission_id, tab: "changes" })}
            newTab
          >
            {i18n.t("detail.tab_changes")}
          </TextLink>
        )
      }
      toolbar={<ReviewBar detail={detail} />}
      check={Preflight}
      remarks={Remarks}
      onSave={(fields) =>
        save.mutateAsync(fields).catch((failure: unknown) => {
          if (!here())
            show(() => ({ tone: "danger", lines: [i18n.t("build.left_failed", { name })] }));
          throw failure;
        })
      }
      onSaved={(review, isWhole) => {
        const outcome = review ? "sent" : "saved";
        const whole = here() ? (`build.${outcome}` as const) : (`build.${outcome}_left` as const);
        const line = isWhole ? whole : "build.saved_partly";
        show(() => ({ tone: "success", lines: [i18n.t(line, { name })] }));
        if (review && here()) void navigate(paths.product(productId));
      }}
      onRemove={async () => {
        await remove.mutateAsync();
        show(() => ({ tone: "success", lines: [i18n.t("build.removed")] }));
        // Replace the entry, so that Back does not lead to the editor of a removed build.
        if (here()) void navigate(paths.products, { replace: true });
      }}
      onEndLicense={(licenseId) => endLicense.mutateAsync(licenseId)}
      onDownload={async (file) => (await fresh.mutateAsync()).submission[file]}
    />
  );
}
