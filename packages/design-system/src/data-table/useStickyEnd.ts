// Home and End in a box of rows whose heights are known only after they were in view.
import { useEffect, useRef, type KeyboardEvent, type RefObject } from "react";

/**
 * Returns event handlers for the box. After Home or End the box stays at that end, because measuring the rows there
 * moves them, until the user scrolls elsewhere.
 */
export function useStickyEnd(box: RefObject<HTMLElement | null>) {
  const end = useRef<"Home" | "End">(undefined);
  const release = () => {
    end.current = undefined;
  };
  const goToEnd = () => {
    const all = box.current?.scrollHeight ?? 0;
    if (end.current) box.current?.scrollTo({ top: end.current === "Home" ? 0 : all });
  };
  useEffect(() => {
    const table = box.current?.firstElementChild;
    if (!table) return undefined;
    const sizes = new ResizeObserver(goToEnd);
    sizes.observe(table);
    return () => sizes.disconnect();
  });
  return {
    onKeyDown(event: KeyboardEvent) {
      release();
      if (event.target !== box.current || (event.key !== "Home" && event.key !== "End")) return;
      event.preventDefault();
      end.current = event.key;
      goToEnd();
    },
    onWheel: release,
    onPointerDown: release,
  };
}
