// A row of the archive's tree: a folder with its number of files, or a file with its type and size.
import { useTranslation } from "react-i18next";
import { ExpandIcon } from "@lanyard/design-system";
import { formatSize } from "../../../i18n/file-size.ts";
import { useReader } from "../../../i18n/reader.ts";
import type { TreeRow } from "./archive-tree.ts";
import { SafeText } from "./SafeText.tsx";

export interface ArchiveRowProps {
  readonly id: string;
  readonly row: TreeRow;
  readonly isOpen: boolean;
  /** Whether the row is the tree's active descendant. */
  readonly isActive: boolean;
  /** Whether the row's file is open. */
  readonly isSelected: boolean;
  readonly top: number;
  readonly height: number;
  readonly onPress: () => void;
}

/** Number of characters at the end of a long name that are never cut off, because they hold the file extension. */
const endLength = 14;

function Name({ text }: { readonly text: string }) {
  const isLong = text.length > 2 * endLength;
  const cutIndex = isLong ? text.length - endLength : text.length;
  return (
    <span className="flex min-w-0">
      <span className="truncate">
        <SafeText text={text.slice(0, cutIndex)} />
      </span>
      {isLong && (
        <span className="shrink-0 whitespace-pre">
          <SafeText text={text.slice(cutIndex)} />
        </span>
      )}
    </span>
  );
}

export function ArchiveRow(props: ArchiveRowProps) {
  const { id, row, isOpen, isActive, isSelected, top, height, onPress } = props;
  const { node, place, siblingCount } = row;
  const { t } = useTranslation("preflight");
  const language = useReader();
  const isFolder = node.file === undefined;
  return (
    // The tree element has the focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="treeitem"
      tabIndex={-1}
      id={id}
      aria-level={node.level}
      aria-posinset={place}
      aria-setsize={siblingCount}
      aria-selected={isSelected}
      {...(isFolder && { "aria-expanded": isOpen })}
      data-active={isActive || undefined}
      data-path={node.path}
      onClick={onPress}
      style={{
        top,
        height,
        paddingInlineStart: `${0.5 + Math.min(node.level - 1, 12) * 0.875}rem`,
      }}
      className={`absolute inset-x-0 flex cursor-pointer items-center gap-2 rounded-sm pe-3 text-sm outline-none hover:bg-surface-sunken group-focus-visible/tree:data-active:outline-2 group-focus-visible/tree:data-active:-outline-offset-2 group-focus-visible/tree:data-active:outline-accent ${isSelected ? "bg-accent-soft font-medium forced-colors:border" : ""}`}
    >
      <span className="flex size-4 shrink-0 text-ink-muted">
        {isFolder && <ExpandIcon size="sm" className={isOpen ? "" : "-rotate-90 rtl:rotate-90"} />}
      </span>
      {/* A file reads like the link that it is where two archives are compared. */}
      <span
        className={`flex min-w-0 grow font-medium ${isFolder ? "" : "text-accent underline underline-offset-4"}`}
      >
        <Name text={node.name} />
        {isFolder && <span aria-hidden="true">/</span>}
      </span>
      <span className="shrink-0 text-xs text-ink-muted tabular-nums">
        {isFolder
          ? t("contents.files", { count: node.files })
          : `${t(`contents.kind_${node.file.type}`)} · ${formatSize(node.size, language)}`}
      </span>
    </div>
  );
}
