// Every preflight rule: what it finds, its severity, and how to fix it.
import { useTranslation } from "react-i18next";
import { Badge, DataTable } from "@lanyard/design-system";
import { getRuleGaps, preflightRules, ruleNames, type PreflightRule } from "@lanyard/contract";
import { severityTones } from "../../../components/status/severity.ts";
import { Code } from "../prose.tsx";

/** An ellipsis for each value that a finding would fill in. */
const unfilled = (rule: PreflightRule): Readonly<Record<string, string | number>> =>
  Object.fromEntries(getRuleGaps(rule).map((name) => [name, "…"]));

function Rule({ rule }: { readonly rule: PreflightRule }) {
  const { t } = useTranslation("preflight");
  return (
    <span className="flex flex-col items-start gap-1">
      {t(`${rule}.what`, unfilled(rule))}
      <Code className="font-normal text-ink-muted">{rule}</Code>
    </span>
  );
}

function Weight({ rule }: { readonly rule: PreflightRule }) {
  const { t } = useTranslation("preflight");
  const { severity } = preflightRules[rule];
  return <Badge tone={severityTones[severity]}>{t(`severity.${severity}`)}</Badge>;
}

const ruleCell = (rule: PreflightRule) => <Rule rule={rule} />;
const weightCell = (rule: PreflightRule) => <Weight rule={rule} />;

export function PreflightTable() {
  const { t } = useTranslation("preflight");
  return (
    <DataTable
      caption={t("found")}
      rows={ruleNames}
      rowKey={(rule) => rule}
      empty={null}
      columns={[
        { id: "rule", header: t("rule"), cell: ruleCell },
        { id: "weight", header: t("weight"), cell: weightCell },
        {
          id: "mend",
          header: t("mend"),
          cell: (rule) => `${t(`${rule}.why`)} ${t(`${rule}.mend`)}`,
        },
      ]}
    />
  );
}
