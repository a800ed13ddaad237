// The column of a page's content, on the left edge that every page and the bar above it share.
import type { ComponentProps } from "react";

interface PageBodyProps extends ComponentProps<"div"> {
  /** Narrower than the page: `prose` for texts. */
  readonly width?: keyof typeof widths;
}

const widths = {
  full: "flex flex-col",
  // The column is narrow, not the box: its left edge stays the page's.
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
