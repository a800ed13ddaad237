// Limits the width of a page's content; all containers share the same left edge.
import { Slot } from "@radix-ui/react-slot";
import { cva, cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** `page` is 1,120 px wide, `reading` about 70 characters. */
export const containerWidths = ["page", "reading"] as const;
export type ContainerWidth = (typeof containerWidths)[number];

const look = cva("mx-auto box-border grid w-full max-w-292 px-4 sm:px-6", {
  variants: {
    width: {
      page: "grid-cols-[minmax(0,1fr)]",
      // Only the grid column is narrower, not the box, so that the left edge stays the same.
      reading: "grid-cols-[minmax(0,42rem)]",
    } satisfies Record<ContainerWidth, string>,
  },
});

export interface ContainerProps extends ComponentProps<"div"> {
  /** `page` for working views, `reading` for running text. */
  width?: ContainerWidth;
  /** Renders the single child, such as a `main`, instead of a `div`. */
  asChild?: boolean;
}

export function Container({ width = "page", asChild = false, className, ...rest }: ContainerProps) {
  const Root = asChild ? Slot : "div";
  return (
    <Root
      {...rest}
      data-slot="container"
      data-width={width}
      className={cx(look({ width }), className)}
    />
  );
}
