// Keeps the focus where a part of the page turns into another: what takes the place of what was left gets it.
import { useCallback, useRef } from "react";
import { focusable } from "./focus-field.ts";

/** The `ref` of both sides. What is there from the beginning leaves the focus where it is. */
export function useTurnedFocus() {
  const turned = useRef(false);
  return useCallback((side: HTMLElement | null) => {
    if (!side) return undefined;
    if (turned.current && document.activeElement === document.body)
      side.querySelector<HTMLElement>(`a[href], ${focusable}`)?.focus();
    turned.current = false;
    return () => {
      turned.current = true;
    };
  }, []);
}
