// A button that looks like a link, for a small action beside a field or in a line of text.
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

export interface TextButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** Text of the button: a verb, as on every button. */
  children: ReactNode;
}

const look = [
  "in-text relative inline cursor-pointer rounded-sm text-start font-medium text-accent underline underline-offset-4 hover:text-accent-hover",
  // Extends the click target above and below the line of text.
  "after:absolute after:inset-x-0 after:-inset-y-2.5",
  "disabled:cursor-not-allowed disabled:text-ink-muted disabled:no-underline",
];

export function TextButton({ type = "button", className, ...rest }: TextButtonProps) {
  return <button {...rest} type={type} data-slot="text-button" className={cx(look, className)} />;
}
