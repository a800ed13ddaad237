// The selection of a table, and the bar with its actions in place of the toolbar; without a toolbar it is below the rows.
import {
  createContext,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
} from "react";
import { cx } from "class-variance-authority";
import { CloseButton } from "../button/CloseButton.tsx";
import { useEscapeFirst } from "../focus/useEscapeFirst.ts";
import { useControllableState } from "../state/useControllableState.ts";

interface Selection {
  selected: ReadonlySet<string>;
  /** Keys of the selectable rows on this page, in order. */
  keys: readonly string[];
  /** Receives the focus when the action bar disappears. */
  pageBox: RefObject<HTMLInputElement | null>;
  toggle: (key: string, selected: boolean, range: boolean) => void;
  togglePage: (selected: boolean) => void;
}

const SelectionContext = createContext<Selection | undefined>(undefined);

export const useSelection = (): Selection => {
  const selection = use(SelectionContext);
  if (!selection) throw new Error("A row can be selected in a table with `selection` only.");
  return selection;
};

interface TableSelectionProps {
  keys: readonly string[];
  selected: readonly string[] | undefined;
  defaultSelected: readonly string[] | undefined;
  onSelectedChange: ((selected: string[]) => void) | undefined;
  count: (selected: number) => string;
  clear: string;
  actions: ((selected: readonly string[]) => ReactNode) | undefined;
  toolbar: ReactNode;
  children: ReactNode;
}

export function TableSelection({
  keys,
  selected: controlled,
  defaultSelected = [],
  onSelectedChange,
  count,
  clear,
  actions,
  toolbar,
  children,
}: TableSelectionProps) {
  const [selected, setSelected] = useControllableState<readonly string[]>(
    controlled,
    defaultSelected,
    (next) => onSelectedChange?.([...next]),
  );
  const frame = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const pageBox = useRef<HTMLInputElement>(null);
  const last = useRef<string>(undefined);
  const any = selected.length > 0;
  const hasToolbar = toolbar !== undefined && toolbar !== null;

  useLayoutEffect(() => {
    if (!any && bar.current?.contains(document.activeElement))
      (pageBox.current ?? frame.current)?.focus();
  }, [any]);

  useEscapeFirst(frame, (pressed) => {
    // Escape closes an open popup at the focused field first, e.g. the list of a Combobox in a row.
    const opensHere = pressed.closest("[role=combobox][aria-expanded=true]");
    if (!any || opensHere) return false;
    setSelected([]);
    return true;
  });

  const selection = useMemo<Selection>(() => {
    const set = new Set(selected);
    const change = (touched: readonly string[], isSelected: boolean) => {
      const changed = new Set(touched);
      setSelected(
        isSelected
          ? [...new Set([...set, ...changed])]
          : [...set].filter((key) => !changed.has(key)),
      );
    };
    return {
      selected: set,
      keys,
      pageBox,
      toggle: (key, isSelected, range) => {
        const from = keys.indexOf(last.current ?? key);
        const to = keys.indexOf(key);
        last.current = key;
        change(
          range && from >= 0 ? keys.slice(Math.min(from, to), Math.max(from, to) + 1) : [key],
          isSelected,
        );
      },
      togglePage: (isSelected) => change(keys, isSelected),
    };
  }, [keys, selected, setSelected]);

  return (
    <SelectionContext value={selection}>
      <div ref={frame} tabIndex={-1} className="outline-none">
        {!hasToolbar && children}
        <div
          className={
            hasToolbar
              ? // As high as a toolbar with one line, so that the rows do not move at the first selection.
                "relative flex min-h-[4.0625rem] flex-col justify-center border-b border-line"
              : // Below the rows for the same reason.
                cx(
                  "sticky bottom-0 z-10 bg-surface-raised short:static",
                  any && "border-t border-line",
                )
          }
        >
          {hasToolbar && (
            <div className={cx("p-3", any && "invisible absolute inset-x-0")}>{toolbar}</div>
          )}
          <div
            className={cx(
              "flex flex-wrap items-center gap-x-4 gap-y-2 px-4",
              any && "py-3 sm:py-2",
            )}
          >
            {/* Always rendered, so that screen readers announce its changes. */}
            <output className="font-medium text-ink tabular-nums">
              {any && <bdi>{count(selected.length)}</bdi>}
            </output>
            <div
              ref={bar}
              data-slot="bulk-actions"
              data-state={any ? "shown" : "hidden"}
              // On a phone, the close button is beside the count and the actions have a line of their own below.
              className={cx(
                "flex grow flex-wrap items-center gap-2",
                any ? "max-sm:contents" : "invisible absolute",
              )}
            >
              {actions && (
                <div className="flex flex-wrap items-center gap-2 max-sm:order-last max-sm:basis-full">
                  {actions(selected)}
                </div>
              )}
              <CloseButton
                size="sm"
                label={clear}
                className="ms-auto"
                onClick={() => setSelected([])}
              />
            </div>
          </div>
        </div>
        {hasToolbar && children}
      </div>
    </SelectionContext>
  );
}
