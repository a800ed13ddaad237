// Converts findings to the items of the design system's list: their rules' texts, place and severity.
import type { TFunction } from "i18next";
import { TextButton, type FindingItem } from "@lanyard/design-system";
import { severities, type Finding } from "@lanyard/contract";
import { severityTones } from "../../components/status/severity.ts";

type Say = TFunction<"preflight">;

interface Leading {
  /** The field's label; undefined for a list that stands beside the field itself. */
  readonly getLabel?: (field: string) => string;
  readonly onGo?: (field: string) => void;
}

function formatPlace(say: Say, { field, file, line }: Finding, { getLabel }: Leading): string {
  const place = [file, line === null ? "" : say("line", { line })].filter(Boolean).join(", ");
  return [getLabel?.(field), place].filter(Boolean).join(" · ");
}

export const toFindingItems = (
  say: Say,
  findings: readonly Finding[],
  leading: Leading = {},
): FindingItem[] =>
  findings.map((finding, index) => {
    const { rule, severity, field, params } = finding;
    const where = formatPlace(say, finding, leading);
    const { onGo } = leading;
    return {
      id: `${index} ${rule}`,
      tone: severityTones[severity],
      weight: say(`severity.${severity}`),
      title: say(`${rule}.what`, params),
      ...(where && { where }),
      details: [
        { label: say("why"), text: say(`${rule}.why`, params) },
        { label: say("mend"), text: say(`${rule}.mend`, params) },
      ],
      ...(onGo && {
        action: <TextButton onClick={() => onGo(field)}>{say("show_field")}</TextButton>,
      }),
    };
  });

/** The number of findings of each severity that occurs. */
export const countBySeverity = (say: Say, findings: readonly Finding[]) =>
  severities.flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0
      ? []
      : [{ tone: severityTones[severity], text: say(`count.${severity}`, { count }) }];
  });
