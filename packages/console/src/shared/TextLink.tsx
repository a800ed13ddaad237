// A link in a line of text: to a page of the console, or to an address elsewhere.
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";

interface TextLinkProps extends Omit<ComponentProps<"a">, "className"> {
  /** Path of a page of the console; any other address is a `href`. */
  readonly to?: string;
  readonly newTab?: boolean;
  /** Underlined only under the pointer: it stands by itself, where nobody takes it for text. */
  readonly standalone?: boolean;
}

const look = "font-medium text-accent underline-offset-4 wrap-anywhere hover:text-accent-hover";

export function TextLink({
  to,
  newTab = false,
  standalone = false,
  children,
  ...rest
}: TextLinkProps) {
  const props = {
    ...rest,
    ...(newTab && { target: "_blank", rel: "noreferrer" }),
    className: `${look} ${standalone ? "hover:underline" : "underline"}`,
  };
  return to === undefined ? (
    <a {...props}>{children}</a>
  ) : (
    <Link {...props} to={to}>
      {children}
    </Link>
  );
}
