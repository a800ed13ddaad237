// What is in a stored build, for who decides about it: its archive, read in place.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Notice, Skeleton } from "@lanyard/design-system";
import { BuildArchive, type FilePlace } from "./BuildArchive.tsx";
import { contentsQuery, type StoredBuild } from "./contents.queries.ts";
import { ContentsSection } from "./ContentsSection.tsx";

export function BuildContents(of: StoredBuild) {
  const { t } = useTranslation("preflight");
  const { t: main } = useTranslation();
  const contents = useQuery(contentsQuery(of));
  const [file, setFile] = useState<FilePlace>();
  if (contents.isError)
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
  const { archive } = contents.data;
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <ContentsSection title={t("contents.archive")} none={!archive && t("contents.archive_none")}>
        {archive && <BuildArchive of={of} archive={archive} file={file} onFile={setFile} />}
      </ContentsSection>
    </div>
  );
}
