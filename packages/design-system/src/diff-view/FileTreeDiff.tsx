// The changed files of an archive, by folder.
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { NextGlyph } from "../icon/glyphs.ts";
import { ChangeSign } from "./ChangeSign.tsx";
import type { DiffChange } from "./diff-change.ts";
import { buildFolder, getFileName, type DiffFile, type DiffFolder } from "./file-tree.ts";

export interface FileTreeDiffTexts extends Record<DiffChange, string> {
  /** Summary of the changes in a folder, e.g. "2 added, 1 changed". */
  folder: (counts: Readonly<Record<DiffChange, number>>) => string;
}

export interface FileTreeDiffProps extends Omit<ComponentProps<"div">, "children"> {
  /** The files, in order, without entries for folders. */
  files: readonly DiffFile[];
  /** Words for each kind of change, and the summary of a folder. */
  texts: FileTreeDiffTexts;
}

interface EntriesProps {
  folder: DiffFolder;
  texts: FileTreeDiffTexts;
  className: string;
}

function Entries({ folder, texts, className }: EntriesProps) {
  return (
    <ul className={cx("grid", className)}>
      {folder.folders.map((each) => (
        <li key={each.name} className="min-w-0">
          {/* Nested lists with native `<details>`: screen readers navigate them like any text, and they need no
              script. */}
          <details open={each.counts.added + each.counts.removed + each.counts.changed > 0}>
            <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-sm px-2 hover:bg-surface-sunken [&::-webkit-details-marker]:hidden">
              <NextGlyph className="size-4 shrink-0 text-ink-muted transition-transform duration-fast rtl:-scale-x-100 in-[details[open]>summary]:rotate-90 rtl:in-[details[open]>summary]:-rotate-90" />
              <span className="max-w-3/5 shrink-0 font-medium wrap-anywhere">
                <bdi>{each.name}/</bdi>
              </span>
              <span className="ms-auto ps-2 text-end text-xs text-ink-muted">
                <bdi>{texts.folder(each.counts)}</bdi>
              </span>
            </summary>
            <Entries folder={each} texts={texts} className="ms-4 border-s border-line ps-2" />
          </details>
        </li>
      ))}
      {folder.files.map(({ path, change, name, size, sizeBefore }) => (
        <li
          key={path}
          data-state={change}
          className="flex min-h-9 min-w-0 items-center gap-2 px-2 py-1"
        >
          <ChangeSign change={change} texts={texts} />
          <span
            className={cx(
              "min-w-0 wrap-anywhere",
              change === "removed" && "text-ink-muted line-through",
              change === "same" && "text-ink-muted",
            )}
          >
            <bdi>{name ?? getFileName(path)}</bdi>
          </span>
          <span className="ms-auto flex shrink-0 gap-x-2 ps-2 max-sm:flex-col max-sm:items-end text-xs text-ink-muted tabular-nums">
            {sizeBefore !== undefined && (
              <del className="line-through">
                <bdi>{sizeBefore}</bdi>
              </del>
            )}
            {size !== undefined && (
              <span className="text-ink">
                <bdi>{size}</bdi>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function FileTreeDiff({ files, texts, className, ...rest }: FileTreeDiffProps) {
  return (
    <div
      {...rest}
      data-slot="file-tree-diff"
      className={cx(
        "rounded-md border border-line bg-surface-raised p-2 text-sm text-ink",
        className,
      )}
    >
      <Entries folder={buildFolder(files)} texts={texts} className="in-text" />
    </div>
  );
}
