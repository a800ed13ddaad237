// A section of a written page: a title that can be linked to, and its text.
import type { ReactNode } from "react";

export interface SectionProps {
  /** Anchor id, the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly children?: ReactNode;
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-6 flex-col gap-4 pt-10 first:pt-0 print:pb-6"
    >
      <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight break-after-avoid">
        <a href={`#${id}`} className="group/anchor rounded-sm">
          {title}
          <span
            aria-hidden="true"
            className="ps-2 font-normal text-ink-muted opacity-0 group-hover/anchor:opacity-100 group-focus-visible/anchor:opacity-100 print:hidden"
          >
            #
          </span>
        </a>
      </h2>
      {children}
    </section>
  );
}
