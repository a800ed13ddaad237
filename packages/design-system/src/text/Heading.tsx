// A heading with separate level (its place in the page's outline) and size.
import { cva, cx } from "class-variance-authority";
import type { ComponentProps } from "react";

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Font sizes: 14, 16, 20, 28 and 40 px. */
export const headingSizes = ["sm", "base", "lg", "xl", "2xl"] as const;
export type HeadingSize = (typeof headingSizes)[number];

const look = cva("font-semibold text-balance wrap-anywhere text-ink", {
  variants: {
    size: {
      sm: "text-sm",
      base: "text-base",
      lg: "text-lg",
      xl: "text-xl tracking-tight",
      "2xl": "text-2xl tracking-tight",
    } satisfies Record<HeadingSize, string>,
  },
});

const sizeByLevel: Record<HeadingLevel, HeadingSize> = {
  1: "xl",
  2: "lg",
  3: "base",
  4: "sm",
  5: "sm",
  6: "sm",
};

export interface HeadingProps extends ComponentProps<"h1"> {
  /** Heading level: `1` is the page's title, `2` a section of it. */
  level: HeadingLevel;
  /** Font size: 14, 16, 20, 28 or 40 px; by default chosen by the level. */
  size?: HeadingSize;
}

export function Heading({
  level,
  size = sizeByLevel[level],
  className,
  children,
  ...rest
}: HeadingProps) {
  const Root = `h${level}` as const;
  return (
    <Root {...rest} data-slot="heading" data-size={size} className={cx(look({ size }), className)}>
      {children}
    </Root>
  );
}
