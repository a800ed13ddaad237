// Tells when the end of a list comes near the window, so that the next page is there before it is reached.
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/** How near, in heights of the window. */
const margin = "150% 0px";

/** Its ref is for what stands at the end. Nothing is told while `waiting`; then again, if it is still near. */
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
