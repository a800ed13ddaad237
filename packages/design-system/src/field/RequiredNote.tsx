// Explains once per form what the asterisk beside its labels means.
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

export interface RequiredNoteProps extends Omit<ComponentProps<"p">, "children"> {
  /** Meaning of the asterisk, e.g. "Required". */
  children: string;
}

/** Hidden from screen readers, which announce each required field anyway. */
export function RequiredNote({ children, className, ...rest }: RequiredNoteProps) {
  return (
    <p
      {...rest}
      aria-hidden="true"
      data-slot="required-note"
      className={cx("text-xs text-ink-muted", className)}
    >
      <span className="pe-1 text-danger">*</span>
      {children}
    </p>
  );
}
