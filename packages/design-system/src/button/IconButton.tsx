// A button that is only an icon: its label is what a screen reader hears and what the tooltip shows.
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { buttonLook, iconSize, type ButtonIntent, type ButtonSize } from "./button-look.ts";
import { guardClick } from "./guard-click.ts";
import { Tip } from "../tooltip/Tip.tsx";
import { Spinner } from "./Spinner.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What it does, e.g. "Close". */
  label: string;
  /** The icon, e.g. one of lucide-react. */
  icon: ReactNode;
  /** What it is for. */
  intent?: ButtonIntent;
  /** Side: 32, 40 or 48 px. */
  size?: ButtonSize;
  /** Nothing to do now, but the focus stays: for a button that its own press turns off. */
  "aria-disabled"?: boolean | "true" | "false";
  /** The work has begun: shows a ring, keeps its name and the focus, ignores clicks. */
  busy?: boolean;
  /** What a screen reader hears while busy, e.g. "Removing". */
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
