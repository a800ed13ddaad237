// The changed files of an archive by folder, and the open file below them.
import { useEffect, useRef, useState, type FunctionComponent } from "react";
import { useTranslation } from "react-i18next";
import {
  FileTreeDiff,
  Notice,
  TextButton,
  type DiffFile,
  type HeadingLevel,
} from "@lanyard/design-system";
import { formatSize } from "../../../i18n/file-size.ts";
import { useReader } from "../../../i18n/reader.ts";
import type { ArchiveFile, BothContents, ReadFile } from "./contents.ts";
import type { FileChange } from "./file-changes.ts";
import { FileReader } from "./FileReader.tsx";
import { FilesFailure } from "./FilesFailure.tsx";
import { Waiting } from "./Waiting.tsx";

interface FileChangesProps {
  readonly level: HeadingLevel;
  /** Undefined while loading, and when an archive cannot be read. */
  readonly files: readonly FileChange<ArchiveFile>[] | undefined;
  readonly contents: BothContents;
  /** The version that companies have, and this build's. */
  readonly versions: readonly [string, string];
  readonly onRead: ReadFile;
  readonly textComponent: FunctionComponent<{ readonly text: string }>;
}

const toFileName = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Number of files shown at first. */
const mostVisible = 300;

export function FileChanges(props: FileChangesProps) {
  const { level, files, contents, versions, textComponent: SafeText, onRead } = props;
  const { t } = useTranslation("difference");
  const reader = useReader();
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<string>();
  const tree = useRef<HTMLDivElement>(null);
  // When the file closes, the focus returns to its name.
  const closed = useRef<string>(undefined);
  useEffect(() => {
    if (open === undefined && closed.current !== undefined)
      tree.current
        ?.querySelector<HTMLElement>(`[data-path="${CSS.escape(closed.current)}"]`)
        ?.focus();
  }, [open]);

  const { before, after, failure, onRetry } = contents;
  if (failure)
    return <FilesFailure title={t("contents_failed")} failure={failure} onRetry={onRetry} />;
  if (!before || !after) return <Waiting />;
  const unread = [before, after].findIndex((side) => side.files === undefined);
  if (!files)
    return (
      <Notice tone="warning">{t("archive_unread", { version: versions[unread] ?? "" })}</Notice>
    );

  const changed = files.filter(({ change }) => change !== "same");
  const same = files.length - changed.length;
  const unsure = files.filter((file) => file.unsure).length;
  const visible = all ? changed : changed.slice(0, mostVisible);
  const readable = changed.filter(({ before: previous, after: is }) => (is ?? previous)?.isText);
  const index = readable.findIndex(({ path }) => path === open);
  const beside = (delta: 1 | -1) => {
    const next = index === -1 ? undefined : readable[index + delta];
    return next && (() => setOpen(next.path));
  };
  const formatFileSize = (file: ArchiveFile | undefined) => file && formatSize(file.size, reader);
  const rows = visible.map(({ path, change, before: previous, after: is }): DiffFile => {
    const [sizeBefore, size] = [
      change === "added" ? undefined : formatFileSize(previous),
      formatFileSize(is),
    ];
    return {
      path,
      change,
      ...(sizeBefore !== undefined && { sizeBefore }),
      ...(size !== undefined && { size }),
      name: (is ?? previous)?.isText ? (
        <TextButton
          data-path={path}
          aria-expanded={path === open}
          onClick={() => {
            closed.current = path;
            setOpen(path === open ? undefined : path);
          }}
        >
          <SafeText text={toFileName(path)} />
        </TextButton>
      ) : (
        <SafeText text={toFileName(path)} />
      ),
    };
  });
  const counted = (counts: Readonly<Record<"added" | "removed" | "changed" | "same", number>>) =>
    new Intl.ListFormat(reader, { type: "unit" }).format(
      (["changed", "added", "removed"] as const).flatMap((change) =>
        counts[change] > 0 ? [t(`sum_files_${change}`, { count: counts[change] })] : [],
      ),
    );
  const now = readable[index];
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {(before.filesCut || after.filesCut) && <Notice tone="warning">{t("contents_more")}</Notice>}
      {unsure > 0 && <Notice tone="warning">{t("files_unsure", { count: unsure })}</Notice>}
      {changed.length === 0 ? (
        unsure === 0 && <p className="text-sm text-ink-muted">{t("archive_same")}</p>
      ) : (
        <>
          <p className="text-sm text-ink-muted">
            {[
              readable.length > 0 && t("files_hint"),
              same > unsure && t("files_same", { count: same - unsure }),
            ]
              .filter(Boolean)
              .join(" ")}
          </p>
          <FileTreeDiff
            ref={tree}
            files={rows}
            texts={{
              added: t("file_added"),
              removed: t("file_removed"),
              changed: t("file_changed"),
              same: t("file_same"),
              folder: counted,
            }}
          />
          {visible.length < changed.length && (
            <p>
              <TextButton onClick={() => setAll(true)}>
                {t("files_more", { count: changed.length })}
              </TextButton>
            </p>
          )}
        </>
      )}
      {now && (
        <FileReader
          key={now.path}
          file={now}
          level={level}
          textComponent={SafeText}
          onRead={onRead}
          onPrevious={beside(-1)}
          onNext={beside(1)}
          onClose={() => {
            closed.current = now.path;
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}
