// The preflight of the whole build: an explanation, the button that starts it, and all findings.
import { useTranslation } from "react-i18next";
import { Button, Findings, FormSection, TextButton } from "@lanyard/design-system";
import type { Finding } from "@lanyard/contract";
import { countBySeverity, toFindingItems } from "./finding-items.tsx";
import type { Step } from "./useFindings.ts";

export interface PreflightPanelProps {
  readonly step: Step;
  readonly findings: readonly Finding[];
  /** The field's label. */
  readonly getLabel: (field: string) => string;
  readonly onRun: () => void;
  readonly onCancel: () => void;
  /** Focuses a field. */
  readonly onGo: (field: string) => void;
}

/** Element id of the panel. */
export const preflightId = "preflight";

export function PreflightPanel({
  step,
  findings,
  getLabel,
  onRun,
  onCancel,
  onGo,
}: PreflightPanelProps) {
  const { t } = useTranslation("preflight");
  const { t: say } = useTranslation();
  const running = step === "running";
  const status = {
    idle: findings.length === 0 ? t("not_yet") : undefined,
    running: t("running"),
    done: findings.length === 0 ? t("none") : undefined,
    failed: t("failed"),
  }[step];
  return (
    <FormSection id={preflightId} variant="card" title={t("title")} text={t("text")}>
      <Findings
        role="group"
        aria-label={t("found")}
        step={step}
        {...(status !== undefined && { status })}
        counts={countBySeverity(t, findings)}
        items={toFindingItems(t, findings, { getLabel, onGo })}
        {...(running && {
          action: <TextButton onClick={onCancel}>{say("cancel")}</TextButton>,
        })}
      />
      <div>
        <Button busy={running} busyLabel={t("running")} onClick={onRun}>
          {t(step === "idle" ? "run" : "again")}
        </Button>
      </div>
    </FormSection>
  );
}
