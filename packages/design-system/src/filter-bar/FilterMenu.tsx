// One filter of a FilterBar: a button with its name and value, and the menu of its values.
import { cx } from "class-variance-authority";
import { DownGlyph } from "../icon/glyphs.ts";
import { Menu } from "../menu/Menu.tsx";

export interface FilterOption {
  /** Value of the filter when this option is selected. */
  value: string;
  /** Visible text of the option. */
  label: string;
}

export interface Filter {
  /** Unique in the bar. */
  id: string;
  /** What the filter is about, e.g. "State". */
  label: string;
  /** First menu entry, which clears the filter, e.g. "Any state". */
  any: string;
  /** The values to select from, in order. */
  options: readonly FilterOption[];
}

interface FilterMenuProps {
  filter: Filter;
  value: string | undefined;
  onValueChange: (value: string | undefined) => void;
}

export function FilterMenu({ filter, value, onValueChange }: FilterMenuProps) {
  const { label, any, options } = filter;
  const selected = options.find((option) => option.value === value);
  const item = (id: string, text: string, option: string | undefined) => ({
    id,
    label: text,
    checked: option === value,
    onSelect: () => onValueChange(option),
  });
  return (
    <Menu
      align="start"
      label={label}
      trigger={
        <button
          type="button"
          data-slot="filter"
          data-state={selected ? "set" : "off"}
          className={cx(
            "inline-flex min-h-10 max-w-full cursor-pointer items-center gap-1.5 rounded-md border px-3 py-1 text-start text-sm transition-colors duration-fast max-sm:w-full",
            selected
              ? "border-accent bg-accent-soft text-ink"
              : "border-line-strong bg-surface-raised text-ink hover:bg-surface-sunken",
          )}
        >
          <span className={cx("shrink-0", selected && "text-ink-muted")}>{label}</span>
          {selected && <span className="min-w-0 truncate font-medium">{selected.label}</span>}
          <DownGlyph className="ms-auto size-4 shrink-0 text-ink-muted" />
        </button>
      }
      items={[
        item(" any", any, undefined),
        ...options.map((option) => item(option.value, option.label, option.value)),
      ]}
    />
  );
}
