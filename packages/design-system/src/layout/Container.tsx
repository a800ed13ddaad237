// The width of a page's content: every container has the same left edge, wide or narrow enough to read.
import { Slot } from "@radix-ui/react-slot";
import { cva, cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** `page` is 1,120 px wide, `reading` about 70 letters. */
export const containerWidths = ["page", "reading"] as const;
export type ContainerWidth = (typeof containerWidths)[number];

const look = cva("mx-auto box-border grid w-full max-w-292 px-4 sm:px-6", {
  variants: {
    width: {
      page: "grid-cols-[minmax(0,1fr)]",
      // The column is narrow, not the box: its left edge stays the page's.
      reading: "grid-cols-[minmax(0,42rem)]",
    } satisfies Record<ContainerWidth, string>,
  },
});

export interface ContainerProps extends ComponentProps<"div"> {
  /** `page` for work, `reading` for running text. */
  width?: ContainerWidth;
  /** Is the one element inside, such as `main`, in place of a div of its own. */
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
