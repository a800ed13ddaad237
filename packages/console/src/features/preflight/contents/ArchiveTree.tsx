// The tree of an archive with up to ten thousand files: expandable folders, usable by pointer and by the keys of a
// tree.
import { useId, useMemo, useRef, useState } from "react";
import type { ArchiveFile } from "@lanyard/contract";
import {
  getInitialFolders,
  listFolders,
  listParents,
  listRows,
  createTree,
} from "./archive-tree.ts";
import { ArchiveRow } from "./ArchiveRow.tsx";
import { useRowsInView } from "./useRowsInView.ts";
import { useTreeKeys } from "./useTreeKeys.ts";

export interface ArchiveTreeProps {
  readonly label: string;
  readonly files: readonly ArchiveFile[];
  /** Path of the open file; the folders above it are expanded. */
  readonly openPath: string | undefined;
  /** Whether all folders start expanded, as in search results. */
  readonly unfolded: boolean;
  readonly onRead: (path: string) => void;
}

const rowRem = 2.25;

export function ArchiveTree({ label, files, openPath, unfolded, onRead }: ArchiveTreeProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const nodes = useMemo(() => createTree(files), [files]);
  const all = useMemo(() => (unfolded ? listFolders(nodes) : []), [unfolded, nodes]);
  /** Folders that the reader has expanded (true) or collapsed (false). */
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(
    () => new Map(getInitialFolders(nodes).map((path) => [path, true])),
  );
  const [expandedPath, setExpandedPath] = useState<string>();
  if (openPath !== undefined && openPath !== expandedPath) {
    setExpandedPath(openPath);
    setFolds(new Map([...folds, ...listParents(openPath).map((path) => [path, true] as const)]));
  }
  const rows = useMemo(() => {
    const open = new Set(all);
    for (const [path, isOpen] of folds)
      if (isOpen) open.add(path);
      else open.delete(path);
    return listRows(nodes, open);
  }, [nodes, all, folds]);
  const isOpen = (path: string) => folds.get(path) ?? unfolded;
  const [active, setActive] = useState<string>();
  const activeIndex = Math.max(
    rows.findIndex(({ node }) => node.path === (active ?? openPath)),
    0,
  );
  const view = useRowsInView(box, rows.length, rowRem);
  const go = (next: number) => {
    setActive(rows[next]?.node.path);
    view.show(next);
  };
  const fold = (path: string, open: boolean) =>
    setFolds((before) => new Map(before).set(path, open));
  const press = useTreeKeys({
    rows,
    activeIndex,
    isOpen,
    go,
    fold,
    act: ({ node }) => onRead(node.path),
    page: () => view.page,
  });
  const visibleRows = rows.slice(view.first, view.end);
  // The active row is rendered even when scrolled out of view, because `aria-activedescendant` refers to its id.
  const isAway = activeIndex < view.first || activeIndex >= view.end;
  const placed = isAway && rows[activeIndex] ? [...visibleRows, rows[activeIndex]] : visibleRows;
  return (
    <div
      ref={box}
      role="tree"
      aria-label={label}
      tabIndex={0}
      {...(rows[activeIndex] && { "aria-activedescendant": `${id}-${activeIndex}` })}
      onKeyDown={press}
      style={{ maxHeight: "min(30rem, 70dvh)" }}
      className="group/tree relative overflow-auto rounded-md border border-line bg-surface-raised -outline-offset-2"
    >
      <div className="relative" style={{ height: rows.length * view.row }}>
        {placed.map((row, index) => {
          const place = isAway && index === visibleRows.length ? activeIndex : view.first + index;
          const { node } = row;
          return (
            <ArchiveRow
              key={node.path}
              id={`${id}-${place}`}
              row={row}
              isOpen={isOpen(node.path)}
              isActive={place === activeIndex}
              isSelected={node.path === openPath}
              top={place * view.row}
              height={view.row}
              onPress={() => {
                setActive(node.path);
                if (node.file) onRead(node.path);
                else fold(node.path, !isOpen(node.path));
              }}
            />
          );
        })}
      </div>
    </div>
  );
}
