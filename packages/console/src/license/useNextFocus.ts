// Keeps the focus in a panel whose action goes when it is done: on what is to be done next, else on the panel.
import { useCallback, useRef } from "react";
import { focusable } from "../shared/focus-field.ts";

/** The `ref` of what holds the action, anew for each kind of it; what lies around it gets the focus where there is none. */
export function useNextFocus() {
  const had = useRef(false);
  return useCallback((side: HTMLElement | null) => {
    if (!side) return undefined;
    if (had.current)
      (side.querySelector<HTMLElement>(`a[href], ${focusable}`) ?? side.parentElement)?.focus();
    had.current = false;
    return () => {
      had.current = side.contains(document.activeElement);
    };
  }, []);
}
