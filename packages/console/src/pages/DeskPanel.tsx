// What stands behind each tab of the desk: a component each, whose script is fetched when its tab is first opened.
import { Suspense, type FunctionComponent } from "react";
import type { Option, ProductDetail } from "@lanyard/contract";
import { DeskSkeleton } from "../review/DeskFrame.tsx";
import type { DeskTab } from "../review/desk-tabs.ts";
import type { BuildPlace } from "../review/queue-view.ts";
import { lazyPage } from "../shared/lazy-page.ts";

export interface DeskPanelProps {
  readonly build: BuildPlace;
  readonly detail: ProductDetail;
  /** All that a product can ask for. */
  readonly permissions: readonly Option[];
}

const panels: Readonly<Record<DeskTab, FunctionComponent<DeskPanelProps>>> = {
  build: lazyPage(() => import("./DeskReviewed.tsx")),
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
