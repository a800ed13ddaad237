// Virtual scrolling: which rows of equal height are in view of a scrolling box. Only those are rendered.
import { useLayoutEffect, useState, type RefObject } from "react";

/** Number of extra rows rendered above and below the view, so that none is missing while scrolling. */
const beyond = 12;
/** Sizes in px, used before the box is measured. */
const unmeasured = { height: 480, rem: 16 };

const scrollWithin = (element: HTMLElement, top: number): void => {
  element.scrollTop = top;
};

export function useRowsInView(box: RefObject<HTMLElement | null>, count: number, rowRem: number) {
  const [{ height, rem }, setSize] = useState(unmeasured);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () =>
      setSize({
        height: element.clientHeight || unmeasured.height,
        rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const scroll = () => setTop(element.scrollTop);
    element.addEventListener("scroll", scroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", scroll);
    };
  }, [box]);
  const row = rowRem * rem;
  const page = Math.max(Math.floor(height / row) - 1, 1);
  const last = Math.max(count - page, 0);
  const first = Math.min(Math.max(Math.floor(top / row) - beyond, 0), last);
  return {
    row,
    page,
    first,
    end: Math.min(first + page + 2 * beyond + 2, count),
    /** Scrolls no further than needed to show the row. */
    show(index: number) {
      const element = box.current;
      if (!element) return;
      const [from, to] = [index * row, (index + 1) * row];
      const room = element.clientHeight || height;
      const target = from < element.scrollTop ? from : Math.max(element.scrollTop, to - room);
      scrollWithin(element, target);
      setTop(element.scrollTop);
    },
  };
}
