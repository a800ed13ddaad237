// What stands behind each tab of the desk: a component each, whose script is fetched when its tab is first opened.
import { Suspense, useSyncExternalStore, type FunctionComponent } from "react";
import { DeskSkeleton } from "../review/DeskFrame.tsx";
import type { DeskTab } from "../review/desk-tabs.ts";
import { Hydrated } from "../shared/Hydrated.tsx";
import { lazyPage } from "../shared/lazy-page.ts";
import type { DeskPanelProps } from "./desk-panel.ts";

const panels: Readonly<Record<DeskTab, FunctionComponent<DeskPanelProps>>> = {
  build: lazyPage(() => import("./DeskReviewed.tsx")),
  store: lazyPage(() => import("./DeskStore.tsx")),
  contents: lazyPage(() => import("./DeskContents.tsx")),
  changes: lazyPage(() => import("./DeskChanges.tsx")),
};

/** What reads the files of a build: no screen of the server waits for that. */
const slow: readonly DeskTab[] = ["contents", "changes"];
const never = () => () => undefined;
/** Once the page lives. */
const useLives = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export function DeskPanel({ tab, ...build }: DeskPanelProps & { readonly tab: DeskTab }) {
  const lives = useLives();
  const Panel = panels[tab];
  return (
    <Suspense fallback={<DeskSkeleton />}>
      {lives || !slow.includes(tab) ? <Panel {...build} /> : <DeskSkeleton />}
      <Hydrated />
    </Suspense>
  );
}
