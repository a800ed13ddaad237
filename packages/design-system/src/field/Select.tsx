// A choice from a short list, as a native select: it works by keyboard, by touch and with every screen reader.
import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { ComponentProps, KeyboardEvent } from "react";
import { ControlBox, controlClass } from "./ControlBox.tsx";
import { Field } from "./Field.tsx";
import { splitField, type FieldProps } from "./useField.ts";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends
    FieldProps,
    Omit<ComponentProps<"select">, keyof FieldProps | "children" | "multiple" | "size"> {
  /** What can be chosen, in order. */
  options: ReadonlyArray<SelectOption>;
  /** Text while nothing is chosen; its value is the empty string and it cannot be chosen again. */
  placeholder?: string;
  /** Keeps the choice visible and focusable, and refuses to change it. */
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
            // Without it a browser skips the disabled placeholder and chooses the first option.
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
