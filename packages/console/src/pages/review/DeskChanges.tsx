// The desk's tab with the changes that a build makes.
import BuildChanges from "../build/BuildChanges.tsx";
import type { DeskPanelProps } from "./desk-panel.ts";

export default function DeskChanges({ detail, permissions }: DeskPanelProps) {
  return <BuildChanges detail={detail} permissions={permissions} level={3} />;
}
