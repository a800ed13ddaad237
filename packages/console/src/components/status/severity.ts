// The tone of a finding, by severity.
import type { FindingTone } from "@lanyard/design-system";
import type { Severity } from "@lanyard/contract";

export const severityTones: Record<Severity, FindingTone> = {
  stops: "danger",
  warns: "warning",
  hints: "info",
};
