// A paragraph or an inline piece of text in one of the standard sizes and tones.
import { Slot } from "@radix-ui/react-slot";
import { cva, cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import type { Tone } from "../tone.ts";

/** Font sizes: 12, 14, 16 and 20 px. */
export const textSizes = ["xs", "sm", "base", "lg"] as const;
export type TextSize = (typeof textSizes)[number];

export const textTones = [
  "default",
  "muted",
  "success",
  "warning",
  "danger",
] as const satisfies readonly (Tone | "default" | "muted")[];
export type TextTone = (typeof textTones)[number];

export const textWeights = ["normal", "medium", "semibold"] as const;
export type TextWeight = (typeof textWeights)[number];

const look = cva("", {
  variants: {
    inline: { true: "in-text", false: "wrap-anywhere" },
    size: {
      xs: "text-xs",
      sm: "text-sm",
      base: "text-base",
      lg: "text-lg",
    } satisfies Record<TextSize, string>,
    tone: {
      default: "text-ink",
      muted: "text-ink-muted",
      success: "text-success",
      warning: "text-warning",
      danger: "text-danger",
    } satisfies Record<TextTone, string>,
    weight: {
      normal: "font-normal",
      medium: "font-medium",
      semibold: "font-semibold",
    } satisfies Record<TextWeight, string>,
    numbers: { true: "tabular-nums", false: "" },
    truncate: { true: "truncate", false: "" },
  },
  compoundVariants: [
    { inline: true, truncate: true, className: "inline-block max-w-full align-bottom" },
  ],
});

export interface TextProps extends ComponentProps<"p"> {
  /** Font size: 12, 14, 16 or 20 px; by default 16 px, or that of the surrounding text if `inline`. */
  size?: TextSize;
  /** Colour by meaning; by default that of the surrounding text if `inline`. */
  tone?: TextTone;
  /** Font weight: 400, 500 or 600; by default that of the surrounding text if `inline`. */
  weight?: TextWeight;
  /** Uses digits of equal width, for prices, dates and columns. */
  numbers?: boolean;
  /** Cuts the text off with "…" after one line. */
  truncate?: boolean;
  /** Renders a `span` instead of a paragraph. */
  inline?: boolean;
  /** Styles the single child, such as a `label`, instead of rendering an element. */
  asChild?: boolean;
}

export function Text({
  inline = false,
  size = inline ? undefined : "base",
  tone = inline ? undefined : "default",
  weight,
  numbers = false,
  truncate = false,
  asChild = false,
  className,
  ...rest
}: TextProps) {
  const Root = asChild ? Slot : inline ? "span" : "p";
  return (
    <Root
      {...rest}
      data-slot="text"
      data-size={size}
      data-variant={tone}
      data-weight={weight}
      className={cx(look({ inline, size, tone, weight, numbers, truncate }), className)}
    />
  );
}
