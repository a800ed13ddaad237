// A button that shows only an icon; its label is its accessible name and its tooltip.
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { buttonLook, iconSize, type ButtonIntent, type ButtonSize } from "./button-look.ts";
import { guardClick } from "./guard-click.ts";
import { Tip } from "../tooltip/Tip.tsx";
import { Spinner } from "./Spinner.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What the button does, e.g. "Close"; its accessible name and tooltip. */
  label: string;
  /** The icon, e.g. one from lucide-react. */
  icon: ReactNode;
  /** How important or dangerous the action is. */
  intent?: ButtonIntent;
  /** Side length: 32, 40 or 48 px. */
  size?: ButtonSize;
  /** Disables the button but keeps it focusable, for a button that its own click disables. */
  "aria-disabled"?: boolean | "true" | "false";
  /** Shows a spinner while the action runs; the button keeps its name and focus and ignores clicks. */
  busy?: boolean;
  /** What screen readers announce while `busy`, e.g. "Removing". */
  busyLabel?: string;
}

export function IconButton({
  label,
  icon,
  intent = "quiet",
  size = "md",
  busy = false,
  busyLabel,
  className,
  onClick,
  type = "button",
  ...rest
}: IconButtonProps) {
  const off = busy || rest["aria-disabled"];
  return (
    <>
      <Tip text={label}>
        <button
          aria-label={label}
          {...rest}
          type={type}
          aria-busy={busy || undefined}
          aria-disabled={off}
          onClick={guardClick(off, onClick)}
          className={cx(buttonLook({ intent, size, shape: "icon" }), iconSize[size], className)}
          data-slot="icon-button"
          data-variant={intent}
          data-size={size}
          data-state={busy ? "busy" : "idle"}
        >
          {busy ? <Spinner /> : icon}
        </button>
      </Tip>
      {busyLabel !== undefined && <output className="sr-only">{busy ? busyLabel : ""}</output>}
    </>
  );
}
