// Several views of one thing, shown one at a time, such as languages of a text or sections of an account.
import { cx } from "class-variance-authority";
import { CircleAlert } from "../icon/drawings.ts";
import {
  startTransition,
  useId,
  useOptimistic,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { rove } from "../focus/rove.ts";
import { TabStrip } from "./TabStrip.tsx";
import { useDirection, type Direction } from "../provider/environment.ts";
import { useControllableState } from "../state/useControllableState.ts";

export interface TabItem {
  value: string;
  label: string;
  /** Shown after the label, such as a count. */
  badge?: ReactNode;
  /** Marks the tab with an error icon. */
  invalid?: boolean;
  /** The error mark in words for screen readers, e.g. "incomplete". */
  invalidLabel?: string;
  /** Content of the tab; an element, so that a server component can pass it. */
  panel?: ReactNode;
}

export interface TabsProps extends Omit<
  ComponentProps<"div">,
  "children" | "onChange" | "dir" | "defaultValue"
> {
  /** Text direction, which the arrow keys follow; by default that of the page. */
  dir?: Direction;
  /** What the tabs divide; the accessible name of the tab list. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly TabItem[];
  /** Value of the open tab; without it the component keeps its own state. */
  value?: string;
  /** Value of the tab that is open at first, when the component keeps its own state; by default the first tab. */
  defaultValue?: string;
  /** Called with the value of the tab to open. */
  onValueChange?: (value: string) => void;
  /** Content between the tabs and the panels, such as a search, which stays when another tab opens. */
  toolbar?: ReactNode;
  /** Keeps closed panels mounted, so that their fields keep their values. */
  keepMounted?: boolean;
  /** Renders the panel of a tab without `panel`; called for mounted panels only. */
  children?: (value: string) => ReactNode;
}

/** Only the primary button opens a tab; other buttons and the context menu leave the focus where it is. */
const keepFocus = (event: MouseEvent) => {
  if (event.button !== 0 || event.ctrlKey) event.preventDefault();
};

const findTabs = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>("[role=tab]")];

const trigger = [
  "relative -mb-px flex h-10 shrink-0 cursor-pointer items-center gap-2 border-b-2 border-transparent px-3 text-sm font-medium text-ink-muted",
  "transition-colors duration-fast hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink",
  "-outline-offset-2 rounded-t-sm",
  // Forced colours also paint a transparent border, and a border in another colour would hide the line below the tabs.
  "forced-colors:data-[state=inactive]:border-b-0 forced-colors:data-[state=inactive]:pb-0.5",
  // Forced colours offer few colours to mark the open tab, so its line is thicker; the padding keeps the labels level.
  "forced-colors:data-[state=active]:border-b-4 forced-colors:data-[state=active]:border-[Highlight] forced-colors:data-[state=active]:pt-0.5",
];

export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  toolbar,
  keepMounted,
  children,
  className,
  dir,
  ...rest
}: TabsProps) {
  const pageDirection = useDirection();
  const direction = dir ?? pageDirection;
  const [open, ask] = useControllableState(
    value,
    defaultValue ?? tabs[0]?.value ?? "",
    onValueChange,
  );
  // The tab is marked in the next frame, however long its panel takes to render.
  const [pressed, press] = useOptimistic(open);
  const choose = (next: string) => {
    if (next === pressed) return;
    startTransition(() => {
      press(next);
      ask(next);
    });
  };
  // Panels that are already mounted can be shown at once.
  const displayed = keepMounted ? pressed : open;
  const id = useId();
  // The tab that is the tab stop.
  const stop = (tabs.find((tab) => tab.value === pressed) ?? tabs[0])?.value;
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const [next, previous] =
      direction === "rtl"
        ? (["ArrowLeft", "ArrowRight"] as const)
        : (["ArrowRight", "ArrowLeft"] as const);
    rove(event, findTabs(event.currentTarget.parentElement!), { next, previous, loops: true });
  };
  return (
    <div
      {...rest}
      dir={direction}
      data-slot="tabs"
      data-orientation="horizontal"
      className={cx("min-w-0", className)}
    >
      {/* The key remounts the strip when the direction changes, because it then starts at the other edge. */}
      <TabStrip key={direction} first={tabs[0]?.value} last={tabs.at(-1)?.value} open={pressed}>
        <div
          role="tablist"
          aria-orientation="horizontal"
          aria-label={label}
          className="flex min-w-max border-b border-line outline-none"
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              aria-selected={tab.value === pressed}
              aria-controls={`${id}-panel-${tab.value}`}
              tabIndex={tab.value === stop ? 0 : -1}
              data-state={tab.value === pressed ? "active" : "inactive"}
              data-slot="tab"
              data-value={tab.value}
              data-invalid={tab.invalid || undefined}
              onMouseDown={keepFocus}
              onKeyDown={go}
              // Arrow keys open the tab that they focus. A click does the same, for browsers that do not focus buttons
              // on click, as on a Mac.
              onFocus={() => choose(tab.value)}
              onClick={() => choose(tab.value)}
              className={cx(trigger)}
            >
              {tab.label}
              {tab.badge}
              {tab.invalid && (
                <>
                  <CircleAlert aria-hidden className="size-4 text-danger" />
                  {tab.invalidLabel && <span className="sr-only">{tab.invalidLabel}</span>}
                </>
              )}
            </button>
          ))}
        </div>
      </TabStrip>
      {toolbar !== undefined && (
        <div data-slot="tabs-toolbar" className="pt-4">
          {toolbar}
        </div>
      )}
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          // Focusable, because the panel may contain no other tab stop.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          hidden={tab.value !== displayed}
          data-state={tab.value === displayed ? "active" : "inactive"}
          data-slot="tab-panel"
          className="rounded-md pt-6 data-[state=inactive]:hidden"
        >
          {(keepMounted || tab.value === displayed) && (tab.panel ?? children?.(tab.value))}
        </div>
      ))}
    </div>
  );
}
