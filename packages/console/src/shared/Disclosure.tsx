// A part of a page that is collapsed until the reader opens it.
import type { ReactNode } from "react";

interface DisclosureProps {
  /** Names the content. */
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

export function Disclosure({ label, className, children }: DisclosureProps) {
  return (
    <details
      className={`group rounded-md border border-line bg-surface-raised text-sm ${className}`}
    >
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-md px-4 py-3 font-medium -outline-offset-2 [&::-webkit-details-marker]:hidden">
        {label}
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4 shrink-0 fill-none stroke-current text-ink-muted group-open:rotate-180"
        >
          <path d="m4 6 4 4 4-4" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </summary>
      <div className="px-4 pt-1 pb-3">{children}</div>
    </details>
  );
}
