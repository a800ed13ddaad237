// The keyboard of ARIA's tree pattern: arrows, Home, End, Page Up and Down, Enter, and the first letters of a name.
import { useRef, type KeyboardEvent } from "react";
import type { TreeRow } from "./archive-tree.ts";

/** Longest pause between two letters of one name, in ms. */
const longestPause = 600;

export interface TreeActs {
  readonly rows: readonly TreeRow[];
  /** Index of the active row. */
  readonly at: number;
  readonly isOpen: (path: string) => boolean;
  readonly go: (at: number) => void;
  readonly fold: (path: string, open: boolean) => void;
  /** Opens a file. */
  readonly act: (row: TreeRow) => void;
  /** Number of rows in view. */
  readonly page: () => number;
}

export function useTreeKeys({ rows, at, isOpen, go, fold, act, page }: TreeActs) {
  const typed = useRef({ letters: "", when: 0 });

  const typeAhead = (letter: string, when: number) => {
    const goesOn = when - typed.current.when < longestPause;
    const letters = ((goesOn ? typed.current.letters : "") + letter).toLowerCase();
    typed.current = { letters, when };
    // The same letter again goes to the next row that begins with it.
    const wanted = new Set(letters).size === 1 ? letters[0]! : letters;
    const from = at + (wanted.length === 1 ? 1 : 0);
    const order = [...rows.keys()].map((step) => (from + step) % rows.length);
    const found = order.find((each) => rows[each]!.node.name.toLowerCase().startsWith(wanted));
    if (found !== undefined) go(found);
  };

  const toFolder = ({ node }: TreeRow) => {
    const above = rows.findIndex(({ node: one }) => one.path === node.folder);
    if (above !== -1) go(above);
  };

  return (event: KeyboardEvent) => {
    const row = rows[at];
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (!row || ctrlKey || altKey || metaKey || event.nativeEvent.isComposing) return;
    const { node } = row;
    const isFolder = node.file === undefined;
    const turned = getComputedStyle(event.currentTarget).direction === "rtl";
    const into = turned ? "ArrowLeft" : "ArrowRight";
    const out = turned ? "ArrowRight" : "ArrowLeft";
    const last = rows.length - 1;
    const acts: Partial<Record<string, () => void>> = {
      ArrowDown: () => go(Math.min(at + 1, last)),
      ArrowUp: () => go(Math.max(at - 1, 0)),
      Home: () => go(0),
      End: () => go(last),
      PageDown: () => go(Math.min(at + page(), last)),
      PageUp: () => go(Math.max(at - page(), 0)),
      [into]: () => {
        if (!isFolder) return;
        if (isOpen(node.path)) go(Math.min(at + 1, last));
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
