// Calls back when the end of a list comes near the viewport, so that the next page is loaded before the reader gets
// there.
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/** How near: 1.5 viewport heights. */
const margin = "150% 0px";

/**
 * Put the returned ref on the last element. While `waiting`, `onNear` is not called; after that it is called again if
 * the end is still near.
 */
export function useNearEnd(waiting: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (waiting || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) tell();
      },
      { rootMargin: margin },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waiting]);
  return end;
}
