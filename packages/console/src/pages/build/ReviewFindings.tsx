// What the check of a build has found that a reviewer has to look at; loaded after the page has mounted.
import { useTranslation } from "react-i18next";
import { Findings } from "@lanyard/design-system";
import type { ProductDetail } from "@lanyard/contract";
import { countBySeverity, toFindingItems } from "../../features/preflight/finding-items.tsx";
import { useFieldName } from "../../features/submission/fields/field-name.ts";
import { selectWarnings } from "./warning-findings.ts";

export default function ReviewFindings({ detail }: { readonly detail: ProductDetail }) {
  const { t } = useTranslation("preflight");
  const getLabel = useFieldName(detail);
  const { preflight } = detail;
  const findings = selectWarnings(preflight?.findings);
  if (preflight && findings.length === 0) return null;
  return (
    <Findings
      role="group"
      aria-label={t("title")}
      step={preflight ? "done" : "idle"}
      {...(!preflight && { status: t("not_yet") })}
      counts={countBySeverity(t, findings)}
      items={toFindingItems(t, findings, { getLabel })}
    />
  );
}
