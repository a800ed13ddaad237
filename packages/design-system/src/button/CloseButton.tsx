// The close button in the corner of a toast or a dialog: an IconButton reduced to what those two need.
import { cva, cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { CrossGlyph } from "../icon/glyphs.tsx";
import { buttonBase, heights, iconShape, iconSides, quietLook } from "./button-base.ts";

/** Sides: 32 and 40 px. */
export const closeButtonSizes = ["sm", "md"] as const;
export type CloseButtonSize = (typeof closeButtonSizes)[number];

const look = cva([buttonBase, quietLook, iconShape], {
  variants: {
    size: {
      sm: [heights.sm, iconSides.sm],
      md: [heights.md, iconSides.md],
    } satisfies Record<CloseButtonSize, string[]>,
  },
});

export interface CloseButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What a screen reader hears, e.g. "Close". */
  label: string;
  /** Side: 32 or 40 px. */
  size?: CloseButtonSize;
}

export function CloseButton({ label, size = "md", className, ...rest }: CloseButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      aria-label={label}
      className={cx(look({ size }), className)}
      data-slot="close-button"
      data-size={size}
    >
      <CrossGlyph />
    </button>
  );
}
