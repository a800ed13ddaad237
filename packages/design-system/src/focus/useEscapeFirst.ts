// Escape in an element that it means something to, before a dialog around it hears of it.
import { useEffect, useRef, type RefObject } from "react";

/** `take` answers whether Escape, pressed in the element, was for it; then nothing else closes. */
export function useEscapeFirst(
  element: RefObject<HTMLElement | null>,
  take: (pressed: Element) => boolean,
) {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const listening = new AbortController();
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
      const path = event.composedPath();
      if (path.includes(element.current!) && latest.current(path[0] as Element))
        event.preventDefault();
    };
    // Dialogs listen on the document.
    window.addEventListener("keydown", press, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [element]);
}
