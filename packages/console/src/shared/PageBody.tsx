// The centred column of a page's content, with padding at its sides.
import type { ComponentProps } from "react";

interface PageBodyProps extends ComponentProps<"div"> {
  /** The maximum width: `prose` for texts, `card` for a page with one small form. */
  readonly width?: keyof typeof widths;
}

const widths = {
  full: "max-w-6xl px-4 sm:px-6",
  settings: "max-w-4xl px-4 sm:px-6",
  form: "max-w-2xl px-4 sm:px-6",
  prose: "max-w-[calc(44.16em+3rem)] px-4 sm:px-6",
  card: "max-w-md px-4",
};

/** Give the vertical gap and padding in `className`. */
export function PageBody({ width = "full", className = "", ...rest }: PageBodyProps) {
  return <div {...rest} className={`mx-auto flex w-full flex-col ${widths[width]} ${className}`} />;
}
