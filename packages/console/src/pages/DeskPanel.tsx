// What stands behind each tab of the desk: a component each, whose script is fetched when its tab is first opened.
import { Suspense, type FunctionComponent } from "react";
import { DeskSkeleton } from "../review/DeskFrame.tsx";
import type { DeskTab } from "../review/desk-tabs.ts";
import { lazyPage } from "../shared/lazy-page.ts";
import type { DeskPanelProps } from "./desk-panel.ts";

const panels: Readonly<Record<DeskTab, FunctionComponent<DeskPanelProps>>> = {
  build: lazyPage(() => import("./DeskReviewed.tsx")),
  store: lazyPage(() => import("./DeskStore.tsx")),
  contents: lazyPage(() => import("./DeskContents.tsx")),
  changes: lazyPage(() => import("./DeskChanges.tsx")),
};

export function DeskPanel({ tab, ...build }: DeskPanelProps & { readonly tab: DeskTab }) {
  const Panel = panels[tab];
  return (
    <Suspense fallback={<DeskSkeleton />}>
      <Panel {...build} />
    </Suspense>
  );
}
