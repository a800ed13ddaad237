// A range of two calendar days in the browser's date pickers, which puts the earlier day first when the focus leaves.
import { useRef, type Ref } from "react";
import { cx } from "class-variance-authority";
import { ControlBox, controlClass } from "../field/ControlBox.tsx";
import { Field } from "../field/Field.tsx";
import { splitField, type FieldAttributes, type FieldProps } from "../field/useField.ts";
import { useFormState } from "../state/useFormState.ts";

/** Days as YYYY-MM-DD; an empty string means an open end. */
export interface DateSpan {
  from: string;
  to: string;
}

export interface DateRangePreset extends DateSpan {
  /** Label of the preset, e.g. "Last 30 days". */
  label: string;
}

export interface DateRangeProps extends Omit<FieldProps, "label">, Omit<FieldAttributes, "ref"> {
  /** Refers to the group; other attributes go to the group too. */
  ref?: Ref<HTMLElement>;
  /** Label of the group. */
  legend: string;
  /** Names of the first and the last day. */
  texts: { from: string; to: string };
  /** The two days; without it the component keeps its own state. */
  value?: DateSpan;
  /** The initial days, when the component keeps its own state. */
  defaultValue?: DateSpan;
  /** Called with both days when one of them changes. */
  onValueChange?: (value: DateSpan) => void;
  /** Ranges to select with one click, as buttons below the fields. */
  presets?: readonly DateRangePreset[];
  /** Earliest day that can be picked, as YYYY-MM-DD. */
  min?: string;
  /** Latest day that can be picked, as YYYY-MM-DD. */
  max?: string;
  /** Disables both fields. */
  disabled?: boolean;
  /** Shows the days for reading and copying, but refuses changes. */
  readOnly?: boolean;
  /** Names of the two days in the form data. */
  names?: { from: string; to: string };
}

const nothing: DateSpan = { from: "", to: "" };
const ends = ["from", "to"] as const;

export function DateRange({
  legend,
  texts,
  value,
  defaultValue,
  onValueChange,
  presets = [],
  min,
  max,
  names,
  disabled,
  readOnly,
  onBlur,
  ...field
}: DateRangeProps) {
  const root = useRef<HTMLDivElement>(null);
  const [span, setSpan] = useFormState(root, value, defaultValue ?? nothing, onValueChange);
  const { from, to } = span;
  const limits = { from: { min, max }, to: { min: from || min, max } };
  const { frame, control: attributes } = splitField({ ...field, label: legend });
  const groupProps: FieldAttributes = {
    ...attributes,
    // Days are swapped only on blur: while somebody types the year 2026, it starts as 0002.
    onBlur: (event) => {
      onBlur?.(event);
      const hasLeft = !event.currentTarget.contains(event.relatedTarget);
      if (hasLeft && from && to && from > to) setSpan({ from: to, to: from });
    },
  };
  return (
    <Field {...frame} {...{ disabled, readOnly, groupProps }} group>
      {(control) => (
        <div ref={root} data-slot="date-range">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
            {ends.map((end) => (
              <div key={end} data-slot={`date-range-${end}`} className="min-w-36 flex-1">
                <ControlBox readOnly={readOnly}>
                  <input
                    type="date"
                    aria-label={texts[end]}
                    aria-required={control["aria-required"]}
                    aria-invalid={control["aria-invalid"]}
                    name={names?.[end]}
                    {...limits[end]}
                    disabled={disabled}
                    readOnly={readOnly}
                    value={span[end]}
                    onChange={(event) => setSpan({ ...span, [end]: event.target.value })}
                    data-slot="control"
                    className={cx(controlClass, "h-9.5 tabular-nums")}
                  />
                </ControlBox>
              </div>
            ))}
          </div>
          {presets.length > 0 && !disabled && !readOnly && (
            <div className="flex flex-wrap gap-2 pt-2">
              {presets.map((preset) => (
                <button
                  key={preset.label}
                  type="button"
                  aria-pressed={preset.from === from && preset.to === to}
                  onClick={() => setSpan({ from: preset.from, to: preset.to })}
                  data-slot="date-range-preset"
                  className="min-h-8 cursor-pointer rounded-full border border-line bg-surface-raised px-3 text-sm text-ink-muted transition-colors duration-fast enabled:hover:text-ink disabled:cursor-not-allowed disabled:bg-surface-sunken aria-pressed:border-ink aria-pressed:text-ink"
                >
                  {preset.label}
                </button>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
