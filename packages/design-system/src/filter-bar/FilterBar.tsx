// Search and filters above a list; each filter shows its value, and the bar shows the number of results.
import { useId, useRef, type ComponentProps, type ReactNode } from "react";
import { cx } from "class-variance-authority";
import { Button } from "../button/Button.tsx";
import { FilterGlyph } from "../icon/glyphs.ts";
import { FilterMenu, type Filter } from "./FilterMenu.tsx";
import { useControllableState } from "../state/useControllableState.ts";

export interface FilterBarTexts {
  /** Text of the button that shows the filters on a phone, e.g. "Filters (2)". */
  filters: (set: number) => string;
  /** Text of the button that clears all filters. */
  clear: string;
}

/** The value of each active filter by the filter's id; inactive filters have no entry. */
export type FilterValues = Readonly<Record<string, string>>;

export interface FilterBarProps extends Omit<ComponentProps<"div">, "children" | "defaultValue"> {
  /** What the bar filters, as its accessible name, e.g. "Builds". */
  label: string;
  /** A SearchField. */
  search?: ReactNode;
  /** The filters, in order. */
  filters: readonly Filter[];
  /** The values of the active filters; without it the bar keeps its own state. */
  value?: FilterValues;
  /** The initial values, when the bar keeps its own state. */
  defaultValue?: FilterValues;
  /** Called with the values of all active filters after a change. */
  onValueChange?: (value: FilterValues) => void;
  /** Whether the filters are visible on a phone; without it the bar keeps this state itself. */
  open?: boolean;
  /** Whether the filters are visible on a phone at first, when the bar keeps this state itself. */
  defaultOpen?: boolean;
  /** Called when the filters are shown or hidden on a phone. */
  onOpenChange?: (open: boolean) => void;
  /** Number of results, e.g. "12 builds"; announced when it changes. */
  result?: string;
  /** Texts of the bar's buttons. */
  texts: FilterBarTexts;
}

const none: FilterValues = {};

export function FilterBar({
  label,
  search,
  filters,
  value: controlled,
  defaultValue = none,
  onValueChange,
  open: controlledOpen,
  defaultOpen = false,
  onOpenChange,
  result = "",
  texts,
  className,
  ...rest
}: FilterBarProps) {
  const [value, setValue] = useControllableState(controlled, defaultValue, onValueChange);
  const [open, setOpen] = useControllableState(controlledOpen, defaultOpen, onOpenChange);
  const list = useId();
  const bar = useRef<HTMLDivElement>(null);
  const count = filters.filter(({ id }) => value[id] !== undefined).length;
  const set = (id: string, option: string | undefined) => {
    const { [id]: _, ...others } = value;
    setValue(option === undefined ? others : { ...others, [id]: option });
  };
  return (
    <div
      role="search"
      aria-label={label}
      {...rest}
      data-slot="filter-bar"
      data-state={open ? "open" : "closed"}
      className={cx("block text-sm", className)}
    >
      <div ref={bar} className="flex flex-wrap items-center gap-2">
        {search !== undefined && (
          <div className="min-w-0 grow basis-40 sm:max-w-xs sm:min-w-56">{search}</div>
        )}
        {filters.length > 0 && (
          <Button
            icon={<FilterGlyph className="size-4" />}
            aria-expanded={open}
            aria-controls={list}
            className="sm:hidden"
            onClick={() => setOpen(!open)}
          >
            {texts.filters(count)}
          </Button>
        )}
        <ul
          id={list}
          className={cx(
            "flex gap-2 max-sm:w-full max-sm:flex-col sm:flex-wrap",
            !open && "max-sm:hidden",
          )}
        >
          {filters.map((filter) => (
            <li key={filter.id} className="min-w-0">
              <FilterMenu
                filter={filter}
                value={value[filter.id]}
                onValueChange={(option) => set(filter.id, option)}
              />
            </li>
          ))}
        </ul>
        {count > 0 && (
          <Button
            intent="quiet"
            className={cx(!open && "max-sm:hidden")}
            onClick={() => {
              // Move the focus first, because the button disappears with the filters.
              bar.current?.querySelector<HTMLElement>("input, button")?.focus();
              setValue(none);
            }}
          >
            {texts.clear}
          </Button>
        )}
        <output className="min-h-5 text-ink-muted tabular-nums max-sm:w-full sm:ms-auto">
          {result && <bdi>{result}</bdi>}
        </output>
      </div>
    </div>
  );
}
