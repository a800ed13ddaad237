// Several choices from a short list of visible options.
import { cx } from "class-variance-authority";
import { useId, useLayoutEffect, useRef, type Ref } from "react";
import { Checkbox } from "./Checkbox.tsx";
import { Field } from "../field/Field.tsx";
import { splitField, type FieldAttributes, type FieldProps } from "../field/useField.ts";
import { useControllableState } from "../state/useControllableState.ts";

export interface CheckboxGroupOption {
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}

export interface CheckboxGroupProps
  extends Omit<FieldProps, "label">, Omit<FieldAttributes, "ref"> {
  /** Refers to the group; other attributes go to the group too. */
  ref?: Ref<HTMLElement>;
  /** Label of the group. */
  legend: string;
  /** The options, in order. */
  options: readonly CheckboxGroupOption[];
  /** The checked values; without it the group keeps its own state. */
  value?: readonly string[];
  /** The initially checked values, when the group keeps its own state. */
  defaultValue?: readonly string[];
  /** Called with the checked values, in the order of the options. */
  onValueChange?: (value: readonly string[]) => void;
  /** Options stacked, or side by side where there is room. */
  layout?: "stack" | "row";
  /** Disables all options. */
  disabled?: boolean;
  /** Shows the checked options but refuses changes. */
  readOnly?: boolean;
  /** Name of each checked value in the form data. */
  name?: string;
}

const none: readonly string[] = [];

export function CheckboxGroup({
  legend,
  options,
  value,
  defaultValue = none,
  onValueChange,
  layout = "stack",
  name,
  disabled,
  readOnly,
  ...field
}: CheckboxGroupProps) {
  const { frame, control: groupProps } = splitField({ ...field, label: legend });
  const generatedId = useId();
  const groupId = frame.id ?? generatedId;
  const [checkedValues, setChecked] = useControllableState(value, defaultValue, onValueChange);
  // A form reset changes several boxes before React renders, so each change builds on the latest value.
  const latest = useRef(checkedValues);
  useLayoutEffect(() => {
    latest.current = checkedValues;
  });
  const toggle = (changed: string, checked: boolean) => {
    latest.current = options
      .map((option) => option.value)
      .filter((option) =>
        option === changed ? checked : (value ?? latest.current).includes(option),
      );
    setChecked(latest.current);
  };
  return (
    <Field {...frame} {...{ disabled, readOnly, groupProps }} id={groupId} group>
      {(control) => (
        <div
          data-slot="checkbox-group"
          className={cx(
            "-mt-1 flex",
            // The hint and the error belong to the whole group, so they keep a distance from the last option.
            field.hint || field.error ? "mb-1" : "-mb-1",
            layout === "row"
              ? "flex-wrap gap-x-6 max-sm:grid max-sm:grid-cols-2 max-[18rem]:grid-cols-1"
              : "flex-col",
          )}
        >
          {options.map((option) => (
            <Checkbox
              key={option.value}
              id={`${groupId}-${option.value}`}
              name={name}
              value={option.value}
              label={option.label}
              hint={option.hint}
              checked={checkedValues.includes(option.value)}
              onCheckedChange={(checked) => toggle(option.value, checked)}
              disabled={disabled || option.disabled}
              readOnly={readOnly}
              aria-invalid={control["aria-invalid"]}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
