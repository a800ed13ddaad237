// The row of tabs: scrolls sideways where the tabs do not fit, keeps the open one in view, and fades at edges with more
// tabs.
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";

/** Width of the neighbouring tab to keep visible beside the open one, in px; equals the fade at an edge. */
const neighbour = 48;

interface TabStripProps {
  /** `data-value` of the first tab; the next two are those of the last and the open tab. */
  first: string | undefined;
  last: string | undefined;
  open: string;
  /** The tab list. */
  children: ReactNode;
}

const findTab = (strip: Element | null, value: string | undefined) =>
  strip?.querySelector(`[role=tab][data-value="${CSS.escape(value ?? "")}"]`);

export function TabStrip({ first, last, open, children }: TabStripProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // An IntersectionObserver reports when a tab crosses an edge, so that nothing is measured while scrolling.
    const watch = (value: string | undefined, edge: string) => {
      const strip = ref.current;
      const tab = findTab(strip, value);
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
    const tab = findTab(strip, open);
    if (!strip || !tab) return;
    // Not `scrollIntoView`, which would also scroll the page.
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
