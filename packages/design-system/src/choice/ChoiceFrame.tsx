// The frame of a single choice: the control, with its label, error and hint beside it.
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { FieldMessages, RequiredMark } from "../field/Field.tsx";
import type { Choice } from "./useChoice.ts";

interface ChoiceFrameProps extends Choice {
  label: ReactNode;
  /** Classes of the label while the control is enabled. */
  labelClassName: string;
  /** The checkbox, radio button or switch. */
  children: ReactNode;
}

export function ChoiceFrame({
  frame,
  state,
  controlId,
  error,
  errorId,
  hintId,
  label,
  labelClassName,
  children,
}: ChoiceFrameProps) {
  return (
    <div
      data-slot="field"
      data-state={state}
      className={cx("group/choice flex min-w-0 gap-3", frame.className)}
    >
      {children}
      <div className="min-w-0 pb-2">
        <div className="pt-2.5 text-sm">
          <label
            htmlFor={controlId}
            className={cx(
              labelClassName,
              "group-has-disabled/choice:cursor-not-allowed group-has-disabled/choice:text-ink-muted forced-colors:group-has-disabled/choice:text-[GrayText]",
              frame.labelHidden && "sr-only",
            )}
          >
            {label}
          </label>
          {frame.required === true && !frame.labelHidden && <RequiredMark />}
        </div>
        <div className="-mt-1">
          <FieldMessages error={error} errorId={errorId} hint={frame.hint} hintId={hintId} />
        </div>
      </div>
    </div>
  );
}
