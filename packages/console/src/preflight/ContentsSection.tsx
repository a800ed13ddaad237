// A part of what is in a build, under its title; where the build has none of it, that is said.
import { useId, type ReactNode } from "react";

export interface ContentsSectionProps {
  readonly title: string;
  /** Says that there is nothing. */
  readonly none: string | false;
  readonly children: ReactNode;
}

export function ContentsSection({ title, none, children }: ContentsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h3 id={id} className="text-base font-semibold">
        {title}
      </h3>
      {none ? <p className="text-sm text-ink-muted">{none}</p> : children}
    </section>
  );
}
