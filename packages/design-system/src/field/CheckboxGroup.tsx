// Several choices from a short list, all visible at once.
import { cx } from "class-variance-authority";
import { useId, useLayoutEffect, useRef, type Ref } from "react";
import { Checkbox } from "./Checkbox.tsx";
import { Field } from "./Field.tsx";
import { splitField, type FieldAttributes, type FieldProps } from "./useField.ts";
import { useOwnState } from "../own-state/useOwnState.ts";

export interface CheckboxGroupOption {
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}

export interface CheckboxGroupProps
  extends Omit<FieldProps, "label">, Omit<FieldAttributes, "ref"> {
  /** Receives the group, as do all further attributes. */
  ref?: Ref<HTMLElement>;
  /** Name of the whole group. */
  legend: string;
  /** What can be checked, in order. */
  options: readonly CheckboxGroupOption[];
  /** Values that are checked; without it the group keeps its own. */
  value?: readonly string[];
  /** Values that are checked at first, when it keeps its own. */
  defaultValue?: readonly string[];
  /** Receives the checked values, in the order of the options. */
  onValueChange?: (value: readonly string[]) => void;
  /** One below the other, or side by side where there is room. */
  layout?: "stack" | "row";
  /** None can be changed, for now. */
  disabled?: boolean;
  /** Shows what is checked; nothing can be changed. */
  readOnly?: boolean;
  /** Name of each value in a form that is sent. */
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
  const [checkedValues, setChecked] = useOwnState(value, defaultValue, onValueChange);
  // A form that is reset changes several boxes before any is drawn.
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
            // The hint and the error are about the whole group: they keep a distance from the last option.
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
