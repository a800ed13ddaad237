// The panel of each tab of the desk: a component whose script is loaded when its tab first opens.
import { Part } from "../../components/page/Part.tsx";
import { memo, useSyncExternalStore, type FunctionComponent, type ReactNode } from "react";
import { ReviewDeskSkeleton } from "../../features/review/desk/ReviewDeskFrame.tsx";
import type { ReviewDeskTab } from "../../features/review/desk/review-desk-tabs.ts";
import { lazyPart } from "../../components/late/lazy-part.ts";
import type { DeskPanelProps } from "./desk-panel.ts";

const panels: Readonly<Record<ReviewDeskTab, FunctionComponent<DeskPanelProps>>> = {
  build: lazyPart(() => import("./DeskReviewed.tsx")),
  store: lazyPart(() => import("./DeskStore.tsx")),
  contents: lazyPart(() => import("./DeskContents.tsx")),
  changes: lazyPart(() => import("./DeskChanges.tsx")),
};

/** Tabs that read the files of a build: the server does not wait for them when it renders a screen. */
const slow: readonly ReviewDeskTab[] = ["contents", "changes"];
const never = () => () => undefined;

/** Shows its children after hydration. */
function OnceLive({ children }: { readonly children: ReactNode }) {
  const lives = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return lives ? children : <ReviewDeskSkeleton />;
}

/**
 * A panel whose props change before its script is there is not hydrated but drawn anew. So nothing that happens in the
 * page around it meanwhile reaches it.
 */
export const DeskPanel = memo(function DeskPanel({
  tab,
  ...build
}: DeskPanelProps & { readonly tab: ReviewDeskTab }) {
  const Panel = panels[tab];
  const panel = <Panel {...build} />;
  return (
    <Part fallback={<ReviewDeskSkeleton />}>
      {slow.includes(tab) ? <OnceLive>{panel}</OnceLive> : panel}
    </Part>
  );
});
