// The close button in the corner of a toast or a dialog: a smaller IconButton with only what those two need.
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { CrossGlyph } from "../icon/glyphs.ts";

/** Side lengths: 32 and 40 px. */
export const closeButtonSizes = ["sm", "md"] as const;
export type CloseButtonSize = (typeof closeButtonSizes)[number];

// Plain class strings instead of the shared button look and cva, which would be larger than the rest of this component.
const look =
  "inline-flex shrink-0 cursor-pointer items-center justify-center rounded-md border border-transparent text-ink transition-colors duration-fast not-off:hover:bg-surface-sunken off:cursor-not-allowed off:text-ink-muted off:opacity-60 [&>svg]:size-4";
const sizes: Record<CloseButtonSize, string> = { sm: "size-8", md: "size-10" };

export interface CloseButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** Accessible name, e.g. "Close". */
  label: string;
  /** Side length: 32 or 40 px. */
  size?: CloseButtonSize;
}

export function CloseButton({ label, size = "md", className, ...rest }: CloseButtonProps) {
  return (
    <button
      aria-label={label}
      {...rest}
      type="button"
      className={cx(look, sizes[size], className)}
      data-slot="close-button"
      data-size={size}
    >
      <CrossGlyph />
    </button>
  );
}
