// The tab of the desk with what is in a build.
import { BuildContents } from "../preflight/BuildContents.tsx";
import type { DeskPanelProps } from "./DeskPanel.tsx";

export default function DeskContents({ build, detail }: DeskPanelProps) {
  return <BuildContents build={build} stamp={detail.submission.submission_updadet_at} />;
}
