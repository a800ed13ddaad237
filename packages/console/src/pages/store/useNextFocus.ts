// Keeps the focus in a panel when the focused action disappears: moves it to the next action, else to the panel.
import { useCallback, useRef } from "react";
import { focusable } from "../../components/form/focus-field.ts";

/**
 * A ref callback for the element that holds the action; the element needs a new key for each kind of action. Its parent
 * gets the focus when it holds nothing focusable.
 */
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
