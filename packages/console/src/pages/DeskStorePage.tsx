// The first tab of the desk: the build as companies will see it.
import { ReviewedBuild } from "../submission/ReviewedBuild.tsx";
import { useFreshBuild } from "../submission/submission.queries.ts";
import type { DeskPanelProps } from "./DeskPanel.tsx";

export default function DeskStorePage({ build, detail, permissions }: DeskPanelProps) {
  const fresh = useFreshBuild("admin", build);
  return (
    <ReviewedBuild
      detail={detail}
      permissions={permissions}
      onDownload={async (file) => (await fresh.mutateAsync()).submission[file]}
    />
  );
}
