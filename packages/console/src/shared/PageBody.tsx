// What a page stands in: a column in the middle of the window, with room at its edges.
import type { ComponentProps } from "react";

interface PageBodyProps extends ComponentProps<"div"> {
  /** How wide it may become: `prose` is the measure of a text, `card` that of a form that fills the page. */
  readonly width?: keyof typeof widths;
}

const widths = {
  full: "max-w-6xl px-4 sm:px-6",
  settings: "max-w-4xl px-4 sm:px-6",
  form: "max-w-2xl px-4 sm:px-6",
  prose: "max-w-[calc(70ch+3rem)] px-4 sm:px-6",
  card: "max-w-md px-4",
};

/** `className` says how far things stand apart from top to bottom. */
export function PageBody({ width = "full", className = "", ...rest }: PageBodyProps) {
  return <div {...rest} className={`mx-auto flex w-full flex-col ${widths[width]} ${className}`} />;
}
