// The links of a build, each with the result of the preflight's request to it.
import { useTranslation } from "react-i18next";
import type { BuildContents, Finding, PreflightRule, Severity } from "@lanyard/contract";
import { TextLink } from "../../../components/page/TextLink.tsx";
import { spoken } from "./hidden-signs.ts";

export interface BuildLinksProps {
  readonly links: BuildContents["links"];
  /** Undefined while the preflight runs, and when it failed. */
  readonly findings: readonly Finding[] | undefined;
  readonly running: boolean;
  readonly getLabel: (field: string) => string;
}

/** The rules about the response itself; a link over plain http still counts as answering. */
const says: readonly PreflightRule[] = ["link_private", "link_silent", "link_failed"];
const inks: Readonly<Record<Severity, string>> = {
  stops: "text-danger",
  warns: "text-warning",
  hints: "text-info",
};

export function BuildLinks({ links, findings, running, getLabel }: BuildLinksProps) {
  const { t } = useTranslation("preflight");
  const renderAnswer = (field: string) => {
    if (!findings) return running && <p className="text-xs text-ink-muted">{t("running")}</p>;
    const finding = findings.find((one) => one.field === field && says.includes(one.rule));
    return (
      <p className={`text-xs font-medium ${finding ? inks[finding.severity] : "text-success"}`}>
        {finding ? t(`${finding.rule}.what`, finding.params) : t("contents.answers")}
      </p>
    );
  };
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {links.map(({ field, url }) => (
        <div key={field} className="flex flex-col gap-1 py-3">
          <dt className="text-ink-muted">{getLabel(field)}</dt>
          <dd className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              <TextLink href={url} newTab>
                {spoken(url)}
              </TextLink>
            </span>
            {renderAnswer(field)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
