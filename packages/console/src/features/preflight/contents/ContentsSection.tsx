// A titled section of a build's contents, with a text in its place when the build has none.
import { useId, type ReactNode } from "react";

export interface ContentsSectionProps {
  readonly title: string;
  /** The text shown when there is nothing; false when there is something. */
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
