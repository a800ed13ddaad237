// The contents of a stored build, for its reviewers: preflight findings, archive, SQL script, links.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Notice, Skeleton } from "@lanyard/design-system";
import type { Finding } from "@lanyard/contract";
import { BuildArchive, type FilePlace } from "./BuildArchive.tsx";
import { BuildLinks } from "./BuildLinks.tsx";
import {
  contentsQuery,
  partialFindingsQuery,
  storedFindingsQuery,
  type StoredBuild,
} from "./contents.queries.ts";
import { ContentsSection } from "./ContentsSection.tsx";
import { SqlScript } from "./SqlScript.tsx";
import { StoredFindings } from "./StoredFindings.tsx";

export interface BuildContentsProps extends StoredBuild {
  /** The field's label. */
  readonly getLabel: (field: string) => string;
}

export function BuildContents({ getLabel, ...stored }: BuildContentsProps) {
  const { t } = useTranslation("preflight");
  const { t: main } = useTranslation();
  const contents = useQuery(contentsQuery(stored));
  const inspection = useQuery(storedFindingsQuery(stored));
  const { data: soFar = [] } = useQuery(partialFindingsQuery(stored));
  const [file, setFile] = useState<FilePlace>();
  if (contents.isError && !contents.data)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t("contents.failed")}
        action={<Button onClick={() => void contents.refetch()}>{main("action.retry")}</Button>}
      >
        {contents.error.message}
      </Notice>
    );
  if (!contents.data)
    return (
      <div role="status" aria-busy="true" aria-label={t("contents.reading")}>
        <Skeleton lines={8} />
      </div>
    );
  const { archive, sql, links } = contents.data;
  const findings = inspection.data?.findings;
  const step = findings
    ? "done"
    : inspection.isError && !inspection.isFetching
      ? "failed"
      : "running";
  const getOpener = ({ field, file: path, line }: Finding) =>
    field === "source_code_url" && archive?.files.some((one) => one.path === path)
      ? () => setFile({ path, line: line ?? undefined })
      : undefined;
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <ContentsSection title={t("contents.findings")} none={false}>
        <StoredFindings
          step={step}
          findings={findings ?? soFar}
          getLabel={getLabel}
          onAgain={() => void inspection.refetch()}
          getOpener={getOpener}
        />
      </ContentsSection>
      <ContentsSection title={t("contents.archive")} none={!archive && t("contents.archive_none")}>
        {archive && <BuildArchive stored={stored} archive={archive} file={file} onFile={setFile} />}
      </ContentsSection>
      <ContentsSection title={t("contents.sql")} none={!sql && t("contents.sql_none")}>
        {sql && <SqlScript sql={sql} />}
      </ContentsSection>
      <ContentsSection
        title={t("contents.links")}
        none={links.length === 0 && t("contents.links_none")}
      >
        <BuildLinks
          links={links}
          findings={findings}
          running={step === "running"}
          getLabel={getLabel}
        />
      </ContentsSection>
    </div>
  );
}
