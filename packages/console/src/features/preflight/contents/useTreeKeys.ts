// The keyboard of ARIA's tree pattern: arrows, Home, End, Page Up and Down, Enter, and the first letters of a name.
import { useRef, type KeyboardEvent } from "react";
import type { TreeRow } from "./archive-tree.ts";

/** Longest pause between two letters of one name, in ms. */
const longestPause = 600;

export interface TreeActs {
  readonly rows: readonly TreeRow[];
  /** Index of the active row. */
  readonly activeIndex: number;
  readonly isOpen: (path: string) => boolean;
  readonly go: (index: number) => void;
  readonly fold: (path: string, open: boolean) => void;
  /** Opens a file. */
  readonly act: (row: TreeRow) => void;
  /** Number of rows in view. */
  readonly page: () => number;
}

export function useTreeKeys({ rows, activeIndex, isOpen, go, fold, act, page }: TreeActs) {
  const typed = useRef({ letters: "", when: 0 });

  const typeAhead = (letter: string, when: number) => {
    const isContinued = when - typed.current.when < longestPause;
    const letters = ((isContinued ? typed.current.letters : "") + letter).toLowerCase();
    typed.current = { letters, when };
    // The same letter again goes to the next row that begins with it.
    const prefix = new Set(letters).size === 1 ? letters[0]! : letters;
    const from = activeIndex + (prefix.length === 1 ? 1 : 0);
    const order = [...rows.keys()].map((step) => (from + step) % rows.length);
    const match = order.find((each) => rows[each]!.node.name.toLowerCase().startsWith(prefix));
    if (match !== undefined) go(match);
  };

  const toFolder = ({ node }: TreeRow) => {
    const above = rows.findIndex(({ node: one }) => one.path === node.folder);
    if (above !== -1) go(above);
  };

  return (event: KeyboardEvent) => {
    const row = rows[activeIndex];
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (!row || ctrlKey || altKey || metaKey || event.nativeEvent.isComposing) return;
    const { node } = row;
    const isFolder = node.file === undefined;
    const turned = getComputedStyle(event.currentTarget).direction === "rtl";
    const expandKey = turned ? "ArrowLeft" : "ArrowRight";
    const out = turned ? "ArrowRight" : "ArrowLeft";
    const last = rows.length - 1;
    const acts: Partial<Record<string, () => void>> = {
      ArrowDown: () => go(Math.min(activeIndex + 1, last)),
      ArrowUp: () => go(Math.max(activeIndex - 1, 0)),
      Home: () => go(0),
      End: () => go(last),
      PageDown: () => go(Math.min(activeIndex + page(), last)),
      PageUp: () => go(Math.max(activeIndex - page(), 0)),
      [expandKey]: () => {
        if (!isFolder) return;
        if (isOpen(node.path)) go(Math.min(activeIndex + 1, last));
        else fold(node.path, true);
      },
      [out]: () => {
        if (isFolder && isOpen(node.path)) fold(node.path, false);
        else toFolder(row);
      },
      Enter: () => (isFolder ? fold(node.path, !isOpen(node.path)) : act(row)),
      " ": () => (isFolder ? fold(node.path, !isOpen(node.path)) : act(row)),
      "*": () => {
        for (const { node: one } of rows)
          if (one.folder === node.folder && !one.file) fold(one.path, true);
      },
    };
    const does =
      acts[key] ??
      (key.length === 1 && !(shiftKey && key === " ")
        ? () => typeAhead(key, event.timeStamp)
        : undefined);
    if (!does) return;
    event.preventDefault();
    // Letters search for file names here, so they must not trigger the page's shortcuts.
    event.stopPropagation();
    does();
  };
}
