// Several choices from a short list, all visible at once.
import { cx } from "class-variance-authority";
import { useId, type Ref } from "react";
import { Checkbox } from "./Checkbox.tsx";
import { Field } from "./Field.tsx";
import type { FieldProps } from "./useField.ts";

export interface CheckboxGroupOption {
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}

export interface CheckboxGroupProps extends Omit<FieldProps, "label" | "id"> {
  /** Name of the whole group. */
  legend: string;
  /** What can be checked, in order. */
  options: readonly CheckboxGroupOption[];
  /** Values that are checked. */
  value: readonly string[];
  /** Receives the checked values, in the order of the options. */
  onChange?: (value: string[]) => void;
  /** One below the other, or side by side where there is room. */
  layout?: "stack" | "row";
  /** None can be changed, for now. */
  disabled?: boolean;
  /** Shows what is checked; nothing can be changed. */
  readOnly?: boolean;
  /** Name of each value in a form that is sent. */
  name?: string;
  /** Receives the first checkbox, so a form can focus it. */
  ref?: Ref<HTMLButtonElement>;
}

export function CheckboxGroup({
  legend,
  options,
  value,
  onChange,
  layout = "stack",
  name,
  ref,
  ...field
}: CheckboxGroupProps) {
  const groupId = useId();
  const toggle = (changed: string, checked: boolean) =>
    onChange?.(
      options
        .map((option) => option.value)
        .filter((option) => (option === changed ? checked : value.includes(option))),
    );
  return (
    <Field {...field} id={groupId} label={legend} group>
      {(control) => (
        <div
          data-slot="checkbox-group"
          className={cx(
            "-mt-1 flex",
            // The hint and the error are about the whole group: they keep a distance from the last option.
            field.hint || field.error ? "mb-1" : "-mb-1",
            layout === "row" ? "flex-wrap gap-x-6 max-sm:grid max-sm:grid-cols-2" : "flex-col",
          )}
        >
          {options.map((option, index) => (
            <Checkbox
              key={option.value}
              ref={index === 0 ? ref : undefined}
              id={`${groupId}-${option.value}`}
              name={name}
              value={option.value}
              label={option.label}
              hint={option.hint}
              checked={value.includes(option.value)}
              onCheckedChange={(checked) => toggle(option.value, checked)}
              disabled={field.disabled || option.disabled}
              readOnly={field.readOnly}
              aria-invalid={control["aria-invalid"]}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
