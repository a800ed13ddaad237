// The SQL script of a build compared line by line with that of the build that companies have.
import { useTranslation } from "react-i18next";
import { Notice } from "@lanyard/design-system";
import type { BothContents } from "./contents.ts";
import { FilesFailure } from "./FilesFailure.tsx";
import { LineChanges } from "./LineChanges.tsx";
import { Waiting } from "./Waiting.tsx";

interface SqlChangesProps {
  readonly contents: BothContents;
  /** The version that companies have, and this build's. */
  readonly versions: readonly [string, string];
}

export function SqlChanges({ contents, versions }: SqlChangesProps) {
  const { t } = useTranslation("difference");
  const { before, after, failure, onRetry } = contents;
  if (failure)
    return <FilesFailure title={t("contents_failed")} failure={failure} onRetry={onRetry} />;
  if (!before || !after) return <Waiting />;
  const unread = [before, after].findIndex(({ sql }) => sql === undefined);
  if (before.sql === undefined || after.sql === undefined)
    return <Notice tone="warning">{t("sql_unread", { version: versions[unread] ?? "" })}</Notice>;
  return (
    <>
      {(before.sqlCut || after.sqlCut) && <Notice tone="warning">{t("sql_more")}</Notice>}
      <LineChanges caption={t("part_sql")} before={before.sql} after={after.sql} />
    </>
  );
}
