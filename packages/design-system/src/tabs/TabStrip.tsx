// The row of tabs: scrolls sideways where they do not fit, keeps the open one in sight, and fades where there are more.
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";

/** How much of a neighbour shows beside the open tab, in px: as much as fades at an edge. */
const neighbour = 48;

interface TabStripProps {
  /** Values of the first, the last and the open tab, as in their `data-value`. */
  first: string | undefined;
  last: string | undefined;
  open: string;
  /** The tabs. */
  children: ReactNode;
}

const tabOf = (strip: Element | null, value: string | undefined) =>
  strip?.querySelector(`[role=tab][data-value="${CSS.escape(value ?? "")}"]`);

export function TabStrip({ first, last, open, children }: TabStripProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // An observer reports when a tab crosses an edge, so nothing is measured while scrolling.
    const watch = (value: string | undefined, edge: string) => {
      const strip = ref.current;
      const tab = tabOf(strip, value);
      const observer = new IntersectionObserver(
        (entries) => strip?.toggleAttribute(edge, (entries.at(-1)?.intersectionRatio ?? 1) < 1),
        { root: strip, rootMargin: "8px 1px", threshold: 1 },
      );
      if (tab) observer.observe(tab);
      return () => observer.disconnect();
    };
    const endings = [watch(first, "data-more-before"), watch(last, "data-more-after")];
    return () => endings.forEach((end) => end());
  }, [first, last]);

  useLayoutEffect(() => {
    const strip = ref.current;
    const tab = tabOf(strip, open);
    if (!strip || !tab) return;
    // Not scrollIntoView, which would move the page as well.
    const frame = strip.getBoundingClientRect();
    const place = tab.getBoundingClientRect();
    const before = place.left - neighbour - frame.left;
    const after = place.right + neighbour - frame.right;
    if (before < 0) strip.scrollLeft += before;
    else if (after > 0) strip.scrollLeft += Math.min(after, before);
  }, [open]);

  return (
    <div
      ref={ref}
      data-slot="tab-strip"
      className="fade-ends overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
    >
      {children}
    </div>
  );
}
