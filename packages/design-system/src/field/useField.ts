// Ids and ARIA attributes that tie a control to its label, hint and error; every field starts here.
import { use, useId, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { fieldDescription } from "./field-description.ts";
import { useHeldError } from "./useHeldError.ts";

/** What every field takes besides the props of its native control. */
export interface FieldProps {
  /** Visible name of the field. */
  label: string;
  /** Hides the label from sight, never from screen readers. */
  labelHidden?: boolean;
  /** Help that stays below the control, also while there is an error. */
  hint?: ReactNode;
  /** What is wrong and what to do; its presence makes the field invalid. */
  error?: string;
  /**
   * Marks the field with an asterisk and tells assistive technology; the form decides when to complain. `unmarked`
   * tells assistive technology alone: for a form in which everything is required.
   */
  required?: boolean | "unmarked";
  /** Id of the control, of the frame where it holds several; generated when absent. */
  id?: string;
  /** Class of the whole field, for its place in a layout. */
  className?: string;
}

/** What lands on a field's documented element where that is not always the same one. */
export interface FieldAttributes extends Omit<
  HTMLAttributes<HTMLElement>,
  keyof FieldProps | "children" | "defaultValue" | "onChange"
> {
  /** Receives the element that further attributes land on. */
  ref?: Ref<HTMLElement>;
}

export type FieldState = "idle" | "error" | "disabled" | "read-only";

/** Attributes for the control itself. */
export interface FieldControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

interface Wiring {
  disabled?: boolean;
  readOnly?: boolean;
  /** Ids of further descriptions: a counter, a currency. */
  describedBy?: string | undefined;
}

export function useField(field: Omit<FieldProps, "label">, wiring: Wiring = {}) {
  const generated = useId();
  const id = field.id ?? generated;
  const error = useHeldError(field.error);
  const errorId = error ? `${id}-error` : undefined;
  const hintId = field.hint ? `${id}-hint` : undefined;
  const beside = use(fieldDescription);
  const described = [errorId, hintId, wiring.describedBy, beside].filter(Boolean).join(" ");
  const state: FieldState = wiring.disabled
    ? "disabled"
    : error
      ? "error"
      : wiring.readOnly
        ? "read-only"
        : "idle";
  const control: FieldControlProps = {
    id,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
    // Not the native attribute: the browser would show its own message, in the browser's language.
    "aria-required": field.required ? true : undefined,
  };
  return { control, error, errorId, hintId, state };
}

/** Splits the frame's props from the rest, which belong to the native control. */
export function splitField<P extends FieldProps>({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  className,
  ...control
}: P) {
  return {
    frame: { label, labelHidden, hint, error, required, id, className },
    control,
  };
}
