// The desk's tab with the contents of a build; fields are named as in the editor.
import { BuildContents } from "../../features/preflight/contents/BuildContents.tsx";
import { useFieldName } from "../../features/submission/fields/field-name.ts";
import type { DeskPanelProps } from "./desk-panel.ts";

export default function DeskContents({ build, detail }: DeskPanelProps) {
  const getLabel = useFieldName(detail);
  return (
    <BuildContents
      build={build}
      stamp={detail.submission.submission_updadet_at}
      getLabel={getLabel}
    />
  );
}
