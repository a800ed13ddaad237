// Escape in an element that it means something to, before a dialog around it hears of it.
import { useEffect, useRef, type RefObject } from "react";

/** `take` answers whether Escape was for the element; then nothing else closes. */
export function useEscapeFirst(element: RefObject<HTMLElement | null>, take: () => boolean) {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const listening = new AbortController();
    const press = (event: KeyboardEvent) => {
      const isHere = event.composedPath().includes(element.current!);
      if (event.key !== "Escape" || event.isComposing || !isHere) return;
      if (latest.current()) event.preventDefault();
    };
    // Dialogs listen on the document.
    window.addEventListener("keydown", press, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [element]);
}
