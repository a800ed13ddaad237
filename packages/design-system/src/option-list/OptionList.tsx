// A listbox controlled from a text input: the input keeps the focus, and `aria-activedescendant` marks the active row.
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { isSelectable, type ListOption } from "./option.ts";
import { OptionRow } from "./OptionRow.tsx";

/** Number of rows rendered at first; more follow while scrolling, so that a long list opens fast. */
const batch = 60;

export interface OptionListProps<Option extends ListOption> {
  id: string;
  /** Accessible name of the list. */
  label: string;
  options: readonly Option[];
  /** Value of the active option. */
  active: string | undefined;
  /**
   * Whether the option is selected, shown by a check mark; without this function the active option counts as selected.
   */
  isSelected?: ((option: Option) => boolean) | undefined;
  /** The typed text, highlighted in the rows. */
  query: string;
  multiple?: boolean | undefined;
  busy?: boolean | undefined;
  onChoose: (option: Option) => void;
  onPoint: (value: string) => void;
  /** Content at the end of a row. */
  end?: ((option: Option) => ReactNode) | undefined;
}

export const rowId = (listId: string, index: number): string => `${listId}-${index}`;

export function OptionList<Option extends ListOption>({
  id,
  label,
  options,
  active,
  isSelected,
  query,
  multiple,
  busy,
  onChoose,
  onPoint,
  end,
}: OptionListProps<Option>) {
  const list = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(batch);
  const activeIndex = options.findIndex(({ value }) => value === active);
  const visible = options.slice(0, Math.max(drawn, activeIndex + batch / 2));

  useEffect(() => {
    const row = document.getElementById(rowId(id, activeIndex));
    if (row && list.current) reveal(list.current, row);
  }, [id, activeIndex]);

  const findOption = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest("[role=option]") : null;
    const option = options.find((_, index) => rowId(id, index) === row?.id);
    return option && isSelectable(option) ? option : undefined;
  };
  /** Pointer handlers that keep the focus in the text input, which handles the keys. */
  const pointer = {
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      const option = findOption(event);
      if (option) onChoose(option);
    },
    onMouseMove: (event: MouseEvent) => {
      const option = findOption(event);
      if (option && option.value !== active) onPoint(option.value);
    },
  };
  const groups = groupOptions(visible);
  const row = ({ option, index }: Placed<Option>) => (
    <OptionRow
      key={option.value}
      id={rowId(id, index)}
      option={option}
      place={index + 1}
      total={options.length}
      active={index === activeIndex}
      selected={isSelected ? isSelected(option) : index === activeIndex}
      marked={isSelected?.(option)}
      query={query}
      end={end?.(option)}
    />
  );
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-busy={busy || undefined}
      data-slot="option-list"
      className="min-h-0 overflow-y-auto overscroll-contain p-1 outline-none empty:p-0"
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollHeight - scrollTop < 2 * clientHeight && drawn < options.length)
          setDrawn(drawn + batch);
      }}
      {...pointer}
    >
      {groups.map(({ name, rows }, index) =>
        name === undefined ? (
          rows.map(row)
        ) : (
          <div key={`${index} ${name}`} role="group" aria-label={name}>
            <div
              aria-hidden="true"
              className="px-3 pt-3 pb-1 text-xs font-medium text-ink-muted in-[:first-child]:pt-2"
            >
              {name}
            </div>
            {rows.map(row)}
          </div>
        ),
      )}
    </div>
  );
}

interface Placed<Option> {
  option: Option;
  index: number;
}

/** Groups neighbouring options under their headings, each with its index in the whole list. */
function groupOptions<Option extends ListOption>(options: readonly Option[]) {
  const groups: { name: string | undefined; rows: Placed<Option>[] }[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.rows.push({ option, index });
    else groups.push({ name: option.group, rows: [{ option, index }] });
  }
  return groups;
}

/** Scrolls only the list: `scrollIntoView` would scroll the page as well. */
function reveal(list: HTMLElement, row: HTMLElement) {
  const frame = list.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  if (top < frame.top) list.scrollTop -= frame.top - top + 4;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom + 4;
}
