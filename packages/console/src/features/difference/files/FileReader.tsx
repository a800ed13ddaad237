// One file in both archives, compared line by line; its content is never executed.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FunctionComponent } from "react";
import { useTranslation } from "react-i18next";
import {
  BackIcon,
  CloseIcon,
  ForwardIcon,
  Heading,
  IconButton,
  type HeadingLevel,
} from "@lanyard/design-system";
import type { ArchiveFile, ReadFile } from "./contents.ts";
import type { FileChange } from "./file-changes.ts";
import { FilesFailure } from "./FilesFailure.tsx";
import { LineChanges } from "./LineChanges.tsx";
import { Waiting } from "./Waiting.tsx";

interface FileReaderProps {
  readonly file: FileChange<ArchiveFile>;
  readonly level: HeadingLevel;
  readonly textComponent: FunctionComponent<{ readonly text: string }>;
  readonly onRead: ReadFile;
  /** Undefined when there is no such file. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

export function FileReader(props: FileReaderProps) {
  const { file, level, textComponent: SafeText, onRead, onPrevious, onNext, onClose } = props;
  const { path, before, after } = file;
  const { t } = useTranslation("difference");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [reading] = useState(() => performance.now());
  // The server may send a file without a hash: its text is cached for this reading only.
  const hashes = [before, after].map((one) => one && (one.hash || reading));
  const texts = useQuery({
    // Keyed by content hash, so that another build with the same file uses the cached text.
    queryKey: ["file-lines", path, ...hashes.map((hash) => hash ?? null)],
    queryFn: () =>
      Promise.all([
        before ? onRead("before", path) : Promise.resolve(""),
        after ? onRead("after", path) : Promise.resolve(""),
      ]).then(([one, other]) => ({ one, other })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const sides = texts.data;
  return (
    <section aria-labelledby="changes-file" className="flex min-w-0 flex-col gap-3">
      <div className="flex items-start justify-between gap-4">
        <Heading
          ref={heading}
          level={level}
          size="sm"
          id="changes-file"
          tabIndex={-1}
          className="min-w-0 scroll-mt-24 pt-1.5 font-mono wrap-anywhere outline-none"
        >
          <SafeText text={path} />
        </Heading>
        <div className="flex shrink-0 gap-1">
          <IconButton
            size="sm"
            label={t("file_previous")}
            icon={<BackIcon />}
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton
            size="sm"
            label={t("file_next")}
            icon={<ForwardIcon />}
            disabled={!onNext}
            onClick={onNext}
          />
          <IconButton size="sm" label={t("file_close")} icon={<CloseIcon />} onClick={onClose} />
        </div>
      </div>
      {texts.isError && (
        <FilesFailure
          title={t("file_failed")}
          failure={texts.error}
          onRetry={() => void texts.refetch()}
        />
      )}
      {texts.isPending && <Waiting />}
      {sides &&
        (sides.one === undefined || sides.other === undefined ? (
          <p className="text-sm text-ink-muted">{t("file_large")}</p>
        ) : (
          <LineChanges caption={path} before={sides.one} after={sides.other} />
        ))}
    </section>
  );
}
