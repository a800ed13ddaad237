// The preflight findings about one field, shown beside it.
import { useTranslation } from "react-i18next";
import { Findings } from "@lanyard/design-system";
import type { Finding } from "@lanyard/contract";
import { toFindingItems } from "./finding-items.tsx";

export interface FieldFindingsProps {
  readonly label: string;
  readonly findings: readonly Finding[];
  readonly running: boolean;
}

export function FieldFindings({ label, findings, running }: FieldFindingsProps) {
  const { t } = useTranslation("preflight");
  if (!running && findings.length === 0) return null;
  return (
    <Findings
      role="group"
      aria-label={t("found_in", { field: label })}
      className="pt-2"
      step={running ? "running" : "done"}
      {...(running && { status: t("running") })}
      items={toFindingItems(t, findings)}
    />
  );
}
