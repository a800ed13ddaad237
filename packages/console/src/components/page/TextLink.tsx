// A text link: to a page of the console, or to another address.
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";

interface TextLinkProps extends Omit<ComponentProps<"a">, "className"> {
  /** Path of a page of the console; use `href` for other addresses. */
  readonly to?: string;
  readonly newTab?: boolean;
  /** Underlined only on hover: for links outside of a text. */
  readonly standalone?: boolean;
  /** In muted ink, for a footer. */
  readonly quiet?: boolean;
}

const look = "font-medium underline-offset-4 wrap-anywhere";

export function TextLink({
  to,
  newTab = false,
  standalone = false,
  quiet = false,
  children,
  ...rest
}: TextLinkProps) {
  const props = {
    ...rest,
    ...(newTab && { target: "_blank", rel: "noreferrer" }),
    className: `${look} ${quiet ? "text-ink-muted hover:text-ink" : "text-accent hover:text-accent-hover"} ${standalone ? "hover:underline" : "underline"}`,
  };
  return to === undefined ? (
    <a {...props}>{children}</a>
  ) : (
    <Link {...props} to={to}>
      {children}
    </Link>
  );
}
