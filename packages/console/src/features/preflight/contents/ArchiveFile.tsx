// A file of the archive as text, loaded part by part; if it is not text or cannot be read, the reason is shown.
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, LoadMore, Notice, Skeleton } from "@lanyard/design-system";
import { formatSize } from "../../../i18n/file-size.ts";
import { useReader } from "../../../i18n/reader.ts";
import { archiveTextQuery, type StoredBuild } from "./contents.queries.ts";
import { FileText } from "./FileText.tsx";
import { spoken } from "./hidden-signs.ts";
import { SafeText } from "./SafeText.tsx";

export interface ArchiveFileProps {
  readonly stored: StoredBuild;
  readonly path: string;
  /** The line to scroll to and mark. */
  readonly line: number | undefined;
}

/** Number of lines shown at first, and added with each click on "more". */
const step = 2_000;

const splitLines = (text: string): string[] => {
  const lines = text.split(/\r?\n/);
  // A trailing line break starts no further line.
  if (lines.length > 1 && lines.at(-1) === "") lines.pop();
  return lines;
};

export function ArchiveFile({ stored, path, line }: ArchiveFileProps) {
  const { t } = useTranslation("preflight");
  const { t: main } = useTranslation();
  const language = useReader();
  const textQuery = useInfiniteQuery(archiveTextQuery(stored, path));
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = textQuery;
  const [first] = data?.pages ?? [];
  const lines = useMemo(
    () => (data ? splitLines(data.pages.map(({ text }) => text ?? "").join("")) : []),
    [data],
  );
  const [most, setMost] = useState(step);
  const visibleCount = Math.max(
    most,
    line === undefined ? 0 : Math.ceil((line + 50) / step) * step,
  );
  const fetchMore = useEffectEvent(() => void fetchNextPage());
  const lacks = hasNextPage && lines.length < visibleCount && (line ?? 0) > lines.length;
  useEffect(() => {
    if (lacks && !isFetching && !isError) fetchMore();
  }, [lacks, isFetching, isError]);

  const body = (): ReactNode => {
    if (isError && !data)
      return (
        <Notice
          tone="danger"
          role="alert"
          title={t("contents.failed")}
          action={
            <Button size="sm" onClick={() => void textQuery.refetch()}>
              {main("action.retry")}
            </Button>
          }
        >
          {textQuery.error.message}
        </Notice>
      );
    if (!first) return <Skeleton lines={6} />;
    if (first.unread) return <Notice tone="info" title={t(`contents.unread_${first.unread}`)} />;
    if (lines.length === 1 && lines[0] === "")
      return <p className="p-4 text-sm text-ink-muted">{t("contents.empty_file")}</p>;
    const isMore = hasNextPage || lines.length > visibleCount;
    return (
      <>
        <FileText
          label={spoken(path)}
          lines={lines.slice(0, visibleCount)}
          first={1}
          marked={line}
        />
        {isMore && (
          <LoadMore
            className="border-t border-line px-4 py-2"
            onMore={() => {
              setMost(visibleCount + step);
              if (hasNextPage && lines.length < visibleCount + step) void fetchNextPage();
            }}
            busy={textQuery.isFetchingNextPage}
            error={textQuery.isFetchNextPageError ? textQuery.error?.message : undefined}
            texts={{
              count: t("contents.lines", { count: Math.min(visibleCount, lines.length) }),
              more: t("contents.more_lines"),
              busy: main("loading"),
            }}
          />
        )}
      </>
    );
  };
  const facts = first && [
    formatSize(first.size, language),
    first.encoding === "windows-1252" ? t("contents.old_encoding") : "",
  ];
  return (
    <section
      aria-label={t("contents.file", { path: spoken(path) })}
      aria-busy={!first && !isError}
      className="min-w-0 overflow-hidden rounded-md border border-line bg-surface-raised"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-2 text-sm">
        <h4 className="min-w-0 font-medium wrap-anywhere">
          <SafeText text={path} />
        </h4>
        <p className="text-xs text-ink-muted tabular-nums">{facts?.filter(Boolean).join(" · ")}</p>
      </header>
      {body()}
    </section>
  );
}
