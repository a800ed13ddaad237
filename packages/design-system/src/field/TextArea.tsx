// A text field of several lines, with a counter where the length is limited.
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { cx } from "class-variance-authority";
import { useId, type ComponentProps } from "react";
import { ControlBox, controlClass } from "./ControlBox.tsx";
import { Field } from "./Field.tsx";
import { useControlText } from "./useControlText.ts";
import { splitField, type FieldProps } from "./useField.ts";

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<"textarea">, keyof FieldProps> {
  /**
   * Shows how much of `maxLength` is used, from 80 per cent on, in code points or as the given function counts; longer
   * text is allowed and turns the counter red, so that no pasted text is cut off.
   */
  counter?: boolean | ((text: string) => number);
}

const codePoints = (text: string) => Array.from(text).length;

export function TextArea({
  counter,
  maxLength,
  rows = 4,
  "aria-describedby": describedBy,
  ...field
}: TextAreaProps) {
  const { frame, control } = splitField(field);
  const counterId = useId();
  const { value, defaultValue, ref } = control;
  // Undefined, and so hidden, below 80 per cent of the limit.
  const getCount = (text: string) => {
    if (!counter) return undefined;
    const count = (typeof counter === "function" ? counter : codePoints)(text);
    return maxLength === undefined || count >= maxLength * 0.8 ? count : undefined;
  };
  const { control: area, says: length } = useControlText<HTMLTextAreaElement, number | undefined>(
    value === undefined ? undefined : String(value),
    String(defaultValue ?? ""),
    getCount,
  );
  const areaRef = useComposedRefs(area, ref);
  const counts = length !== undefined;
  const tooLong = counts && maxLength !== undefined && length > maxLength;
  const count = counts && (
    <span
      id={counterId}
      data-slot="counter"
      data-state={tooLong ? "over" : "within"}
      className={cx(
        "shrink-0 pt-1.5 text-xs tabular-nums",
        tooLong ? "text-danger" : "text-ink-muted",
      )}
    >
      {maxLength === undefined ? length : `${length}/${maxLength}`}
    </span>
  );
  return (
    <Field
      {...frame}
      disabled={control.disabled}
      readOnly={control.readOnly}
      aside={count}
      describedBy={cx(counts && counterId, describedBy)}
    >
      {(wiring) => (
        <ControlBox readOnly={control.readOnly}>
          <textarea
            {...control}
            {...wiring}
            ref={areaRef}
            rows={rows}
            maxLength={counter ? undefined : maxLength}
            data-slot="control"
            className={cx(controlClass, "block resize-y py-2 leading-6")}
          />
        </ControlBox>
      )}
    </Field>
  );
}
