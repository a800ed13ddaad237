// Running text: a paragraph, or a part of a line, in a size and a tone of the scale.
import { Slot } from "@radix-ui/react-slot";
import { cva, cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import type { Tone } from "../tone.ts";

/** 12, 14, 16 and 20 px. */
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
  /** 12, 14, 16 or 20 px; a paragraph has 16, a part of a line the size of the text around it. */
  size?: TextSize;
  /** The colour by what it says; a part of a line has the colour around it. */
  tone?: TextTone;
  /** 400, 500 or 600; a part of a line has the weight around it. */
  weight?: TextWeight;
  /** Figures of one width, for prices, dates and columns. */
  numbers?: boolean;
  /** One line that ends in "…" where it does not fit. */
  truncate?: boolean;
  /** A part of a line (`span`) in place of a paragraph. */
  inline?: boolean;
  /** Gives its looks to the one element inside, such as a `label`, in place of an element of its own. */
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
