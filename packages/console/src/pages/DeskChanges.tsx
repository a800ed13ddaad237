// The tab of the desk with what would change with a build.
import BuildChanges from "./BuildChanges.tsx";
import type { DeskPanelProps } from "./desk-panel.ts";

export default function DeskChanges({ detail, permissions }: DeskPanelProps) {
  return <BuildChanges detail={detail} permissions={permissions} level={3} />;
}
