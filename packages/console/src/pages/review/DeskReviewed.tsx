// The desk's first tab: the build as companies will see it, and which permissions it adds to those of the version on
// sale.
import { useQuery } from "@tanstack/react-query";
import type { ProductDetail } from "@lanyard/contract";
import {
  RequestedPermissions,
  type PreviousVersion,
} from "../../features/review/desk/RequestedPermissions.tsx";
import { findBase, baseQuery } from "../../features/submission/base.queries.ts";
import { ReviewedBuild } from "../../features/submission/detail/ReviewedBuild.tsx";
import { useFreshBuild } from "../../features/submission/submission.queries.ts";
import type { DeskPanelProps } from "./desk-panel.ts";

const toIds = ({ permissions }: ProductDetail) => permissions.map(({ permission_id: id }) => id);

/** The version on sale and its permissions; undefined if there is none, and while it loads. */
function usePreviousVersion(detail: ProductDetail): PreviousVersion | undefined {
  const before = findBase(detail);
  const { data } = useQuery({
    ...baseQuery(detail),
    enabled: before !== undefined,
    refetchInterval: false,
  });
  return before && data && { version: data.submission.version, ids: toIds(data) };
}

export default function DeskReviewed({ build, detail, permissions }: DeskPanelProps) {
  const fresh = useFreshBuild("admin", build);
  const before = usePreviousVersion(detail);
  return (
    <ReviewedBuild
      detail={detail}
      permissions={permissions}
      onDownload={async (file) => (await fresh.mutateAsync()).submission[file]}
      asks={<RequestedPermissions ids={toIds(detail)} permissions={permissions} before={before} />}
    />
  );
}
