// Arranges its children in a column or a row with equal gaps, on a 4 px grid.
import { Slot } from "@radix-ui/react-slot";
import { cva, cx } from "class-variance-authority";
import type { ComponentProps } from "react";

export const stackDirections = ["column", "row"] as const;
export type StackDirection = (typeof stackDirections)[number];

/** Gaps in steps of 4 px. */
export const stackGaps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;
export type StackGap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

export const stackAligns = ["stretch", "start", "center", "end", "baseline"] as const;
export type StackAlign = (typeof stackAligns)[number];

export const stackJustifies = ["start", "center", "end", "between"] as const;
export type StackJustify = (typeof stackJustifies)[number];

const look = cva("flex", {
  variants: {
    direction: { column: "flex-col", row: "flex-row" } satisfies Record<StackDirection, string>,
    gap: {
      0: "gap-0",
      1: "gap-1",
      2: "gap-2",
      3: "gap-3",
      4: "gap-4",
      5: "gap-5",
      6: "gap-6",
      8: "gap-8",
      10: "gap-10",
      12: "gap-12",
      16: "gap-16",
    } satisfies Record<StackGap, string>,
    align: {
      stretch: "items-stretch",
      start: "items-start",
      center: "items-center",
      end: "items-end",
      baseline: "items-baseline",
    } satisfies Record<StackAlign, string>,
    justify: {
      start: "justify-start",
      center: "justify-center",
      end: "justify-end",
      between: "justify-between",
    } satisfies Record<StackJustify, string>,
    wrap: { true: "flex-wrap", false: "" },
  },
});

export interface StackProps extends ComponentProps<"div"> {
  /** A column, or a row in the text direction. */
  direction?: StackDirection;
  /** Gap between the children in steps of 4 px: `4` is 16 px. */
  gap?: StackGap;
  /** Alignment of the children across the direction. */
  align?: StackAlign;
  /** Distribution of the children along the direction when there is free space. */
  justify?: StackJustify;
  /** Lets the children of a row wrap onto further lines. */
  wrap?: boolean;
  /** Renders the single child, such as a `ul` or a `form`, instead of a `div`. */
  asChild?: boolean;
}

export function Stack({
  direction = "column",
  gap = 4,
  align = direction === "row" ? "center" : "stretch",
  justify = "start",
  wrap = false,
  asChild = false,
  className,
  ...rest
}: StackProps) {
  const Root = asChild ? Slot : "div";
  return (
    <Root
      {...rest}
      data-slot="stack"
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      className={cx(look({ direction, gap, align, justify, wrap }), className)}
    />
  );
}
