// A chapter of a written page: its title, and its text in a readable measure.
import type { ReactNode } from "react";

export interface ChapterProps {
  /** Anchor; the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly children?: ReactNode;
}

export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-6 flex-col gap-4 border-t border-line pt-8 pb-12 first:border-t-0 first:pt-0 print:pb-6"
    >
      <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight break-after-avoid">
        {title}
      </h2>
      {children}
    </section>
  );
}
