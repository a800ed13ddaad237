// One choice from a short list of visible options; native radio buttons, so keys and forms work as usual.
import { cva, cx } from "class-variance-authority";
import { useId, useRef, type Ref } from "react";
import { ChoiceFrame } from "./ChoiceFrame.tsx";
import { Field } from "../field/Field.tsx";
import {
  splitField,
  useField,
  type FieldAttributes,
  type FieldProps,
  type FieldState,
} from "../field/useField.ts";
import { useFormState } from "../state/useFormState.ts";

export interface RadioOption {
  value: string;
  label: string;
  /** A sentence below the label. */
  hint?: string;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldProps, "label">, Omit<FieldAttributes, "ref"> {
  /** Refers to the group; other attributes go to the group too. */
  ref?: Ref<HTMLElement>;
  /** Label of the group. */
  legend: string;
  /** The options, in order. */
  options: readonly RadioOption[];
  /** The selected value, or an empty string for none; without it the group keeps its own state. */
  value?: string;
  /** The initially selected value, when the group keeps its own state. */
  defaultValue?: string;
  /** Called with the newly selected value. */
  onValueChange?: (value: string) => void;
  /** Options stacked, or side by side where there is room. */
  layout?: "stack" | "row";
  /** Disables all options. */
  disabled?: boolean;
  /** Keeps the options visible and focusable but refuses changes. */
  readOnly?: boolean;
  /** Name of the value in the form data. */
  name?: string;
}

const enabledLook = "border-line-strong bg-surface-raised checked:border-6 checked:border-action";
const circle = cva(
  [
    "relative mt-2.5 size-5 shrink-0 appearance-none rounded-circle border transition-colors duration-fast",
    "after:absolute after:-inset-2.5 in-aria-invalid:not-checked:border-danger",
    // Also applies inside a disabled fieldset.
    "disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:checked:border-ink-muted",
    "forced-colors:disabled:border-[GrayText] forced-colors:disabled:checked:border-[GrayText]",
  ],
  {
    variants: {
      state: {
        idle: enabledLook,
        error: enabledLook,
        disabled: enabledLook,
        "read-only": "border-line-strong bg-transparent checked:border-6 checked:border-ink-muted",
      } satisfies Record<FieldState, string>,
    },
  },
);

export function RadioGroup({
  legend,
  options,
  value,
  defaultValue = "",
  onValueChange,
  layout = "stack",
  name,
  disabled,
  readOnly,
  ...field
}: RadioGroupProps) {
  const { frame, control: attributes } = splitField({ ...field, label: legend });
  const generatedId = useId();
  const groupId = frame.id ?? generatedId;
  const root = useRef<HTMLDivElement>(null);
  const [selected, select] = useFormState(root, value, defaultValue, onValueChange);
  const groupProps = {
    role: "radiogroup",
    "aria-required": frame.required ? true : undefined,
    "aria-invalid": frame.error ? true : undefined,
    "aria-readonly": readOnly,
    ...attributes,
  };
  return (
    <Field {...frame} {...{ disabled, readOnly, groupProps }} id={groupId} group>
      {() => (
        <div
          ref={root}
          data-slot="radio-group"
          className={cx(
            "-mt-1 flex",
            // The hint and the error belong to the whole group, as in CheckboxGroup.
            frame.hint || frame.error ? "mb-1" : "-mb-1",
            layout === "row" ? "flex-wrap gap-x-6" : "flex-col",
          )}
        >
          {options.map((option) => (
            <Radio
              key={option.value}
              option={option}
              name={name ?? groupId}
              checked={option.value === selected}
              onChoose={select}
              disabled={disabled || option.disabled || false}
              readOnly={readOnly ?? false}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

interface RadioProps {
  option: RadioOption;
  name: string;
  checked: boolean;
  onChoose: (value: string) => void;
  disabled: boolean;
  readOnly: boolean;
}

function Radio({ option, name, checked, onChoose, disabled, readOnly }: RadioProps) {
  const { value, label, hint } = option;
  const { frame } = splitField<FieldProps>({ label, hint });
  const { control, error, errorId, hintId, state } = useField(frame, { disabled, readOnly });
  return (
    <ChoiceFrame
      {...{ frame, state, error, errorId, hintId, label }}
      controlId={control.id}
      labelClassName="text-ink"
    >
      <input
        {...control}
        {...{ name, value, checked, disabled }}
        type="radio"
        onChange={() => {
          if (!readOnly) onChoose(value);
        }}
        data-slot="control"
        className={circle({ state })}
      />
    </ChoiceFrame>
  );
}
