// The preflight findings of a stored build, as its creator saw them in the editor; a finding in a file links to its
// line.
import { useTranslation } from "react-i18next";
import { Button, Findings, TextButton } from "@lanyard/design-system";
import type { Finding } from "@lanyard/contract";
import { countBySeverity, toFindingItems } from "../finding-items.tsx";

export interface StoredFindingsProps {
  readonly step: "running" | "done" | "failed";
  readonly findings: readonly Finding[];
  readonly getLabel: (field: string) => string;
  readonly onAgain: () => void;
  /** Opens the file of a finding; undefined when the finding is in no readable file. */
  readonly getOpener: (finding: Finding) => (() => void) | undefined;
}

export function StoredFindings(props: StoredFindingsProps) {
  const { step, findings, getLabel, onAgain, getOpener } = props;
  const { t } = useTranslation("preflight");
  const { t: main } = useTranslation();
  const status = {
    running: t("running"),
    done: findings.length === 0 ? t("none") : undefined,
    failed: t("failed"),
  }[step];
  const items = toFindingItems(t, findings, { getLabel }).map((item, index) => {
    const open = getOpener(findings[index]!);
    return open
      ? { ...item, action: <TextButton onClick={open}>{t("contents.open")}</TextButton> }
      : item;
  });
  return (
    <Findings
      role="group"
      aria-label={t("found")}
      step={step}
      {...(status !== undefined && { status })}
      counts={countBySeverity(t, findings)}
      items={items}
      {...(step === "failed" && {
        action: (
          <Button size="sm" onClick={onAgain}>
            {main("action.retry")}
          </Button>
        ),
      })}
    />
  );
}
