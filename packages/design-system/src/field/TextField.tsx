// A single line of text; most other one-line fields build on it.
import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { ControlBox, controlClass } from "./ControlBox.tsx";
import { Field } from "./Field.tsx";
import { splitField, type FieldProps } from "./useField.ts";

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<"input">, keyof FieldProps> {
  /** Content inside the box before the text. */
  start?: ReactNode;
  /** Content inside the box after the text. */
  end?: ReactNode;
  /** Class of the native input. */
  inputClassName?: string;
}

/** Native props, event handlers and `ref` go to the input, so it accepts `{...register("name")}` of react-hook-form. */
export function TextField({
  start,
  end,
  inputClassName,
  "aria-describedby": describedBy,
  ...field
}: TextFieldProps) {
  const { frame, control } = splitField(field);
  return (
    <Field
      {...frame}
      disabled={control.disabled}
      readOnly={control.readOnly}
      describedBy={describedBy}
    >
      {(wiring) => (
        <ControlBox start={start} end={end} readOnly={control.readOnly}>
          <input
            type="text"
            {...control}
            {...wiring}
            data-slot="control"
            className={cx(controlClass, "h-9.5", inputClassName)}
          />
        </ControlBox>
      )}
    </Field>
  );
}
