// The column of a page's content; its left edge is the same on every page and in the navigation bar.
import type { ComponentProps } from "react";

interface PageBodyProps extends ComponentProps<"div"> {
  /** `prose` limits the line length, for texts. */
  readonly width?: keyof typeof widths;
}

const widths = {
  full: "flex flex-col",
  // The grid column is narrow, not the box, so that the left edge stays that of the page.
  prose: "grid grid-cols-[minmax(0,44.16em)]",
};

/** Give the vertical gap and padding in `className`. */
export function PageBody({ width = "full", className = "", ...rest }: PageBodyProps) {
  return (
    <div
      {...rest}
      className={`mx-auto w-full max-w-292 content-start px-4 sm:px-6 ${widths[width]} ${className}`}
    />
  );
}
