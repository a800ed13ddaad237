// Search and filters above a list: each filter shows what it is set to, and the bar says how many were found.
import { useId, useRef, type ComponentProps, type ReactNode } from "react";
import { cx } from "class-variance-authority";
import { Button } from "../button/Button.tsx";
import { FilterGlyph } from "../icon/glyphs.tsx";
import { FilterMenu, type Filter } from "./FilterMenu.tsx";
import { useOwnState } from "../own-state/useOwnState.ts";

export interface FilterBarTexts {
  /** The button that shows the filters on a phone, e.g. "Filters (2)". */
  filters: (set: number) => string;
  /** The button that takes all filters off. */
  clear: string;
}

/** What each filter is set to, by its id; one that is not there is off. */
export type FilterValues = Readonly<Record<string, string>>;

export interface FilterBarProps extends Omit<ComponentProps<"div">, "children" | "defaultValue"> {
  /** What is searched, for screen readers, e.g. "Builds". */
  label: string;
  /** A SearchField. */
  search?: ReactNode;
  /** The filters, in order. */
  filters: readonly Filter[];
  /** What the filters are set to. */
  value?: FilterValues;
  /** What they are set to at first, where the bar keeps it itself. */
  defaultValue?: FilterValues;
  /** Called with what all filters are set to from now on. */
  onValueChange?: (value: FilterValues) => void;
  /** Whether the filters show on a phone. */
  open?: boolean;
  /** Whether they show there at first, where the bar keeps it itself. */
  defaultOpen?: boolean;
  /** Called when they are shown or hidden. */
  onOpenChange?: (open: boolean) => void;
  /** How many were found, e.g. "12 builds"; announced when it changes. */
  result?: string;
  /** What its buttons say. */
  texts: FilterBarTexts;
}

const none: FilterValues = {};

export function FilterBar({
  label,
  search,
  filters,
  value: given,
  defaultValue = none,
  onValueChange,
  open: shown,
  defaultOpen = false,
  onOpenChange,
  result = "",
  texts,
  className,
  ...rest
}: FilterBarProps) {
  const [value, setValue] = useOwnState(given, defaultValue, onValueChange);
  const [open, setOpen] = useOwnState(shown, defaultOpen, onOpenChange);
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
            "flex flex-wrap gap-2 max-sm:w-full max-sm:flex-col",
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
              // The button leaves with the filters, and the focus must not go with it.
              bar.current?.querySelector<HTMLElement>("input, button")?.focus();
              setValue(none);
            }}
          >
            {texts.clear}
          </Button>
        )}
        <output className="text-ink-muted tabular-nums max-sm:w-full sm:ms-auto">
          {result && <bdi>{result}</bdi>}
        </output>
      </div>
    </div>
  );
}
