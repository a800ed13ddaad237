// Handles Escape in an element before a dialog around it does.
import { useEffect, useRef, type RefObject } from "react";

/** `take` gets the focused element and returns whether it handled Escape; if so, nothing else closes. */
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
    // Capturing on the window comes before dialogs, which listen on the document.
    window.addEventListener("keydown", press, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [element]);
}
