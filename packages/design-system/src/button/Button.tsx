// A button with words: it does something here. To go somewhere, use LinkButton.
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { buttonLook, iconSize, type ButtonIntent, type ButtonSize } from "./button-look.ts";
import { Spinner } from "./Spinner.tsx";
import { guardClick } from "./guard-click.ts";

export interface ButtonProps extends ComponentProps<"button"> {
  /** What it is for. One primary per view. */
  intent?: ButtonIntent;
  /** Height: 32, 40 or 48 px. */
  size?: ButtonSize;
  /** Nothing to do now, but the focus stays: for a button that its own press turns off, such as "Save". */
  "aria-disabled"?: boolean | "true" | "false";
  /** The work has begun: keeps its width, its name and the focus, ignores clicks and the form's submit, is announced. */
  busy?: boolean;
  /** What a screen reader hears while busy, e.g. "Saving". */
  busyLabel?: string;
  /** A 16 px icon before the words. */
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
      {/* Beside the button: inside, it would become part of its name, and many screen readers would not announce it. */}
      {busyLabel !== undefined && <output className="sr-only">{busy ? busyLabel : ""}</output>}
    </>
  );
}
