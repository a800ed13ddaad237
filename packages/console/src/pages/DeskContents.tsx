// The tab of the desk with what is in a build; a field is called there as its editor calls it.
import { BuildContents } from "../preflight/BuildContents.tsx";
import { useFieldName } from "../submission/field-name.ts";
import type { DeskPanelProps } from "./desk-panel.ts";

export default function DeskContents({ build, detail }: DeskPanelProps) {
  const labelOf = useFieldName(detail);
  return (
    <BuildContents
      build={build}
      stamp={detail.submission.submission_updadet_at}
      labelOf={labelOf}
    />
  );
}
