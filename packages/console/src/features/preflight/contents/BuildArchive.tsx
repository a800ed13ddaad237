// The archive of a build: its tree with a search, and the open file below it.
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice, SearchField } from "@lanyard/design-system";
import type { ArchiveContents } from "@lanyard/contract";
import { formatSize } from "../../../i18n/file-size.ts";
import { useReader } from "../../../i18n/reader.ts";
import { matching } from "./archive-tree.ts";
import { ArchiveFile } from "./ArchiveFile.tsx";
import { ArchiveTree } from "./ArchiveTree.tsx";
import type { StoredBuild } from "./contents.queries.ts";
import { SafeText } from "./SafeText.tsx";

export interface FilePlace {
  readonly path: string;
  readonly line: number | undefined;
}

export interface BuildArchiveProps {
  readonly stored: StoredBuild;
  readonly archive: ArchiveContents;
  /** The open file. */
  readonly file: FilePlace | undefined;
  readonly onFile: (place: FilePlace) => void;
}

export function BuildArchive({ stored, archive, file, onFile }: BuildArchiveProps) {
  const { t } = useTranslation("preflight");
  const language = useReader();
  const [search, setSearch] = useState("");
  const fileArea = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (file) fileArea.current?.scrollIntoView({ block: "nearest" });
  }, [file]);
  const { files, name, size, unread, truncated } = archive;
  const matches = matching(files, search);
  const counted = t("contents.files", { count: files.length });
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="text-sm text-ink-muted wrap-anywhere">
        <SafeText text={name} /> · {formatSize(size, language)}
        {!unread && ` · ${counted}`}
      </p>
      {unread ? (
        <Notice tone="warning" title={t(`contents.unread_${unread}`)} />
      ) : (
        <>
          {files.length > 1 && (
            <SearchField
              label={t("contents.search")}
              delay={150}
              clearLabel={t("contents.search_clear")}
              onSearch={setSearch}
            />
          )}
          <p role="status" className="sr-only">
            {search && t("contents.files", { count: matches.length })}
          </p>
          {matches.length === 0 ? (
            <p className="py-4 text-sm text-ink-muted">{t("contents.no_match")}</p>
          ) : (
            <ArchiveTree
              // A new key for each search, so that folders collapsed in search results do not stay collapsed in the
              // whole tree.
              key={search}
              label={t("contents.tree")}
              files={matches}
              openPath={file?.path}
              unfolded={search !== ""}
              onRead={(path) => onFile({ path, line: undefined })}
            />
          )}
          {truncated === 1 && <p className="text-sm text-ink-muted">{t("contents.truncated")}</p>}
          <div ref={fileArea}>
            {file && (
              <ArchiveFile
                key={`${file.path} ${file.line ?? ""}`}
                stored={stored}
                path={file.path}
                line={file.line}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}
