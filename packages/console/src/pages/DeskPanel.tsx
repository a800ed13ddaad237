// The panel of each tab of the desk: a component whose script is loaded when its tab first opens.
import { Part } from "../shared/Part.tsx";
import { useSyncExternalStore, type FunctionComponent } from "react";
import { DeskSkeleton } from "../review/DeskFrame.tsx";
import type { DeskTab } from "../review/desk-tabs.ts";
import { lazyPart } from "../shared/lazy-part.ts";
import type { DeskPanelProps } from "./desk-panel.ts";

const panels: Readonly<Record<DeskTab, FunctionComponent<DeskPanelProps>>> = {
  build: lazyPart(() => import("./DeskReviewed.tsx")),
  store: lazyPart(() => import("./DeskStore.tsx")),
  contents: lazyPart(() => import("./DeskContents.tsx")),
  changes: lazyPart(() => import("./DeskChanges.tsx")),
};

/** Tabs that read the files of a build: the server does not wait for them when it renders a screen. */
const slow: readonly DeskTab[] = ["contents", "changes"];
const never = () => () => undefined;
/** True after hydration. */
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
    <Part fallback={<DeskSkeleton />}>
      {lives || !slow.includes(tab) ? <Panel {...build} /> : <DeskSkeleton />}
    </Part>
  );
}
