// A choice from a short list, as a native select, which works with keyboard, touch and every screen reader.
import { cx } from "class-variance-authority";
import { ChevronDown } from "../icon/drawings.ts";
import type { ComponentProps, KeyboardEvent } from "react";
import { ControlBox, controlClass } from "../field/ControlBox.tsx";
import { Field } from "../field/Field.tsx";
import { splitField, type FieldProps } from "../field/useField.ts";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends
    FieldProps,
    Omit<ComponentProps<"select">, keyof FieldProps | "children" | "multiple" | "size"> {
  /** The options, in order. */
  options: ReadonlyArray<SelectOption>;
  /** Text shown while nothing is selected, as a disabled option whose value is the empty string. */
  placeholder?: string;
  /** Keeps the selection visible and focusable but refuses changes. */
  readOnly?: boolean;
}

export function Select({
  options,
  placeholder,
  readOnly,
  onKeyDown,
  "aria-describedby": describedBy,
  ...field
}: SelectProps) {
  const { frame, control } = splitField(field);
  const uncontrolled = control.value === undefined && control.defaultValue === undefined;
  return (
    <Field {...frame} disabled={control.disabled} readOnly={readOnly} describedBy={describedBy}>
      {(wiring) => (
        <ControlBox readOnly={readOnly} end={!readOnly && <Chevron />}>
          <select
            // Without a default value, the browser skips the disabled placeholder and selects the first option.
            {...(placeholder !== undefined && uncontrolled && { defaultValue: "" })}
            {...control}
            {...wiring}
            aria-readonly={readOnly || undefined}
            onKeyDown={(event) => {
              if (readOnly) keepChoice(event);
              onKeyDown?.(event);
            }}
            data-slot="control"
            className={cx(
              controlClass,
              "h-9.5 appearance-none truncate pe-9! has-[option[value='']:checked]:text-ink-muted",
              readOnly && "pointer-events-none",
            )}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map(({ label, ...option }) => (
              <option key={option.value} {...option} className="bg-surface-raised text-ink">
                {label}
              </option>
            ))}
          </select>
        </ControlBox>
      )}
    </Field>
  );
}

const Chevron = () => (
  <ChevronDown
    aria-hidden
    className="pointer-events-none absolute end-3 top-3 size-4 text-ink-muted"
  />
);

function keepChoice(event: KeyboardEvent) {
  if (event.key !== "Tab" && event.key !== "Escape") event.preventDefault();
}
