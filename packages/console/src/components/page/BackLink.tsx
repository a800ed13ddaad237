// The link to the parent page, at the same height on every page.
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { BackIcon } from "@lanyard/design-system";

interface BackLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

export const BackLink = ({ to, children }: BackLinkProps) => (
  <Link
    to={to}
    className="inline-flex w-fit items-center gap-1.5 rounded-sm py-1 text-sm font-medium text-ink-muted hover:text-ink"
  >
    <BackIcon />
    {children}
  </Link>
);
