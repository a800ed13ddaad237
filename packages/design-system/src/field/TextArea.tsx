// Several lines of text, with a counter where the length is limited.
import { cx } from "class-variance-authority";
import { useCallback, useId, useRef, useSyncExternalStore, type ComponentProps } from "react";
import { ControlBox, controlClass } from "./ControlBox.tsx";
import { Field } from "./Field.tsx";
import { splitField, type FieldProps } from "./useField.ts";

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<"textarea">, keyof FieldProps> {
  /**
   * Shows how much of `maxLength` is used. The text may then run over, and the counter turns red:
   * cutting off what somebody pastes would lose it silently. It counts code points, or by the function.
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
  const { box, length } = useTextLength(typeof counter === "function" ? counter : codePoints);
  const over = maxLength !== undefined && length > maxLength;
  const count = counter && (
    <span
      id={counterId}
      data-slot="counter"
      data-state={over ? "over" : "within"}
      className={cx(
        "shrink-0 pt-1.5 text-sm tabular-nums",
        over ? "text-danger" : "text-ink-muted",
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
      describedBy={cx(counter && counterId, describedBy)}
    >
      {(wiring) => (
        <ControlBox ref={box} readOnly={control.readOnly}>
          <textarea
            {...control}
            {...wiring}
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

/** Length of the text in the box. Forms set it without an event, so each render reads it again. */
function useTextLength(lengthOf: (text: string) => number) {
  const box = useRef<HTMLDivElement>(null);
  const subscribe = useCallback((changed: () => void) => {
    const node = box.current;
    node?.addEventListener("input", changed);
    return () => node?.removeEventListener("input", changed);
  }, []);
  const read = () => lengthOf(box.current?.querySelector("textarea")?.value ?? "");
  return { box, length: useSyncExternalStore(subscribe, read, () => 0) };
}
