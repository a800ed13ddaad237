// A button with text that does something on this page; to go somewhere, use LinkButton.
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { buttonLook, iconSize, type ButtonIntent, type ButtonSize } from "./button-look.ts";
import { Spinner } from "./Spinner.tsx";
import { guardClick } from "./guard-click.ts";

export interface ButtonProps extends ComponentProps<"button"> {
  /** How important or dangerous the action is; use one `primary` per view. */
  intent?: ButtonIntent;
  /** Height: 32, 40 or 48 px. */
  size?: ButtonSize;
  /** Disables the button but keeps it focusable, for a button that its own click disables, such as "Save". */
  "aria-disabled"?: boolean | "true" | "false";
  /**
   * Shows a spinner while the action runs; the button keeps its width, name and focus and ignores clicks and form
   * submits.
   */
  busy?: boolean;
  /** What screen readers announce while `busy`, e.g. "Saving". */
  busyLabel?: string;
  /** A 16 px icon before the text. */
  icon?: ReactNode;
}

export function Button({
  intent = "secondary",
  size = "md",
  busy = false,
  busyLabel,
  icon,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const off = busy || rest["aria-disabled"];
  return (
    <>
      <button
        {...rest}
        type={type}
        aria-busy={busy || undefined}
        aria-disabled={off}
        onClick={guardClick(off, onClick)}
        className={cx(buttonLook({ intent, size }), className)}
        data-slot="button"
        data-variant={intent}
        data-size={size}
        data-state={busy ? "busy" : "idle"}
      >
        <span className={cx("inline-flex items-center gap-2", iconSize[size], busy && "opacity-0")}>
          {icon}
          {children}
        </span>
        {busy && (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        )}
      </button>
      {/* Outside the button: inside, this text would become part of its name, and many screen readers would not
          announce it. */}
      {busyLabel !== undefined && <output className="sr-only">{busy ? busyLabel : ""}</output>}
    </>
  );
}
