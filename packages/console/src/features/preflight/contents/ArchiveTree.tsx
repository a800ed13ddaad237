// The tree of an archive with up to ten thousand files: expandable folders, usable by pointer and by the keys of a
// tree.
import { useId, useMemo, useRef, useState } from "react";
import type { ArchiveFile } from "@lanyard/contract";
import { openAtFirst, foldersOf, foldersTo, rowsOf, treeOf } from "./archive-tree.ts";
import { ArchiveRow } from "./ArchiveRow.tsx";
import { useRowsInView } from "./useRowsInView.ts";
import { useTreeKeys } from "./useTreeKeys.ts";

export interface ArchiveTreeProps {
  readonly label: string;
  readonly files: readonly ArchiveFile[];
  /** Path of the open file; the folders above it are expanded. */
  readonly read: string | undefined;
  /** Whether all folders start expanded, as in search results. */
  readonly unfolded: boolean;
  readonly onRead: (path: string) => void;
}

const rowRem = 2.25;

export function ArchiveTree({ label, files, read, unfolded, onRead }: ArchiveTreeProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const nodes = useMemo(() => treeOf(files), [files]);
  const all = useMemo(() => (unfolded ? foldersOf(nodes) : []), [unfolded, nodes]);
  /** Folders that the reader has expanded (true) or collapsed (false). */
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(
    () => new Map(openAtFirst(nodes).map((path) => [path, true])),
  );
  const [shownFor, setShownFor] = useState<string>();
  if (read !== undefined && read !== shownFor) {
    setShownFor(read);
    setFolds(new Map([...folds, ...foldersTo(read).map((path) => [path, true] as const)]));
  }
  const rows = useMemo(() => {
    const open = new Set(all);
    for (const [path, isOpen] of folds)
      if (isOpen) open.add(path);
      else open.delete(path);
    return rowsOf(nodes, open);
  }, [nodes, all, folds]);
  const isOpen = (path: string) => folds.get(path) ?? unfolded;
  const [active, setActive] = useState<string>();
  const at = Math.max(
    rows.findIndex(({ node }) => node.path === (active ?? read)),
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
    at,
    isOpen,
    go,
    fold,
    act: ({ node }) => onRead(node.path),
    page: () => view.page,
  });
  const shown = rows.slice(view.first, view.end);
  // The active row is rendered even when scrolled out of view, because `aria-activedescendant` refers to its id.
  const isAway = at < view.first || at >= view.end;
  const placed = isAway && rows[at] ? [...shown, rows[at]] : shown;
  return (
    <div
      ref={box}
      role="tree"
      aria-label={label}
      tabIndex={0}
      {...(rows[at] && { "aria-activedescendant": `${id}-${at}` })}
      onKeyDown={press}
      style={{ maxHeight: "min(30rem, 70dvh)" }}
      className="group/tree relative overflow-auto rounded-md border border-line bg-surface-raised -outline-offset-2"
    >
      <div className="relative" style={{ height: rows.length * view.row }}>
        {placed.map((row, index) => {
          const place = isAway && index === shown.length ? at : view.first + index;
          const { node } = row;
          return (
            <ArchiveRow
              key={node.path}
              id={`${id}-${place}`}
              row={row}
              isOpen={isOpen(node.path)}
              isActive={place === at}
              isRead={node.path === read}
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
