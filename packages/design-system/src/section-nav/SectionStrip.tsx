// The links of a SectionNav on a phone: one line that scrolls sideways and keeps the current section in view.
import { cx } from "class-variance-authority";
import { useLayoutEffect, useRef, type MouseEvent } from "react";
import type { Section } from "./section.ts";

interface SectionStripProps {
  sections: readonly Section[];
  current: string | undefined;
  onSectionClick: ((id: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export function SectionStrip({ sections, current, onSectionClick }: SectionStripProps) {
  const ref = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const strip = ref.current;
    const link = strip?.querySelector(`a[href="#${CSS.escape(current ?? "")}"]`);
    if (!strip || !link) return;
    // Not `scrollIntoView`, which would also scroll the page.
    const frame = strip.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    strip.scrollLeft += (place.left + place.right - frame.left - frame.right) / 2;
  }, [current]);
  return (
    <ul
      ref={ref}
      data-slot="section-strip"
      className="flex overflow-x-auto overflow-y-hidden border-b border-line bg-surface-page [scrollbar-width:none] nav:hidden"
    >
      {sections.map(({ id, title }) => (
        <li key={id} className="shrink-0">
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            data-slot="section-link"
            onClick={(event) => onSectionClick?.(id, event)}
            className={cx(
              "flex h-10 items-center border-b-2 px-3 text-sm whitespace-nowrap -outline-offset-2 hover:text-ink",
              id === current
                ? "border-accent font-semibold text-ink"
                : "border-transparent text-ink-muted forced-colors:border-[Canvas]",
            )}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
