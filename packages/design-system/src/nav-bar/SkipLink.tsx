import type { MouseEvent } from "react";

export interface SkipLinkProps {
  label: string;
  /** `#` and the id of an element in the same document or shadow root. */
  target: string;
}

/** An address leads only into the document: in a shadow root the link moves the focus itself. */
const skipInShadow = (event: MouseEvent<HTMLAnchorElement>) => {
  const root = event.currentTarget.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  event.preventDefault();
  const content = root.getElementById(event.currentTarget.hash.slice(1));
  if (!content) return;
  if (content.tabIndex < 0) content.tabIndex = -1;
  content.focus();
};

/** Visible while it has the focus. */
export function SkipLink({ label, target }: SkipLinkProps) {
  return (
    <a
      href={target}
      onClick={skipInShadow}
      className="absolute start-4 top-3 z-70 -translate-y-20 rounded-md bg-ink px-4 py-2.5 text-sm font-medium text-ink-inverse focus:translate-y-0"
    >
      {label}
    </a>
  );
}
