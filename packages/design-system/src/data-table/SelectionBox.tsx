// The selection checkboxes of a table: one per row, and one for all rows of the page.
import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { CheckGlyph, MinusGlyph } from "../icon/glyphs.ts";
import { role } from "./table-roles.ts";
import { useSelection } from "./TableSelection.tsx";

interface BoxProps extends Omit<ComponentProps<"input">, "className"> {
  label: string;
  partly?: boolean;
  /** Whether the label is visible beside the box on a phone, where the column headings are hidden. */
  labelVisible?: boolean;
}

function Box({ label, partly = false, labelVisible = false, ref, ...rest }: BoxProps) {
  return (
    // The `<label>` only enlarges the click target; its text stays out of the layout, because it would widen the
    // column.
    <label
      className={cx(
        "relative z-1 -m-2.5 grid h-10 cursor-pointer items-center justify-items-center",
        labelVisible ? "grid-cols-[2.5rem_auto]" : "w-10",
      )}
    >
      <input
        {...rest}
        ref={(input) => {
          if (input) input.indeterminate = partly;
          if (typeof ref === "function") return ref(input);
          if (ref) ref.current = input;
          return undefined;
        }}
        type="checkbox"
        aria-label={label}
        // Stops Shift+click from selecting text between two boxes.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        // The bar of a table without a toolbar covers the last rows of the window.
        className="peer scroll-mb-16 col-start-1 row-start-1 size-5 appearance-none rounded-sm border border-line-strong bg-surface-raised transition-colors duration-fast checked:border-action checked:bg-action indeterminate:border-action indeterminate:bg-action forced-colors:appearance-auto"
      />
      <span className="pointer-events-none col-start-1 row-start-1 text-action-on opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100 forced-colors:hidden">
        {partly ? <MinusGlyph className="size-3.5" /> : <CheckGlyph className="size-3.5" />}
      </span>
      {labelVisible && (
        <span
          aria-hidden="true"
          className="col-start-2 text-xs font-medium text-ink-muted sm:hidden"
        >
          {label}
        </span>
      )}
    </label>
  );
}

export interface SelectRowProps {
  rowKey: string;
  label: string;
  disabled: boolean;
}

export function SelectRow({ rowKey, label, disabled }: SelectRowProps) {
  const { selected, toggle } = useSelection();
  // A row that cannot be selected has no box, except to unselect it.
  if (disabled && !selected.has(rowKey)) return null;
  return (
    <Box
      label={label}
      data-slot="select-row"
      checked={selected.has(rowKey)}
      onChange={({ currentTarget, nativeEvent }) => {
        currentTarget.focus();
        toggle(rowKey, currentTarget.checked, (nativeEvent as MouseEvent).shiftKey);
      }}
    />
  );
}

/** The cell of the table's head; without rows that can be selected it is empty, and so no column header. */
export function SelectPage({ label, className }: { label: string; className: string }) {
  const { selected, keys, pageBox, togglePage } = useSelection();
  const count = keys.filter((key) => selected.has(key)).length;
  if (keys.length === 0) return <td role={role.cell} className={className} />;
  return (
    <th role={role.head} scope="col" className={className}>
      <Box
        labelVisible
        label={label}
        ref={pageBox}
        data-slot="select-page"
        partly={count > 0 && count < keys.length}
        checked={count > 0 && count === keys.length}
        onChange={() => togglePage(count < keys.length)}
      />
    </th>
  );
}
