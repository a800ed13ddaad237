// A text link: to a page of the console, or to another address.
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";

interface TextLinkProps extends Omit<ComponentProps<"a">, "className"> {
  /** Path of a page of the console; use `href` for other addresses. */
  readonly to?: string;
  readonly newTab?: boolean;
  /** Underlined only on hover: for links outside of a text. */
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
