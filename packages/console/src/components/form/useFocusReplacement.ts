// Keeps the focus when one part of a page replaces another: if the removed part had the focus, the new part gets it.
import { useCallback, useRef } from "react";
import { focusable } from "./focus-field.ts";

/** Use it as `ref` of both parts. The part that mounts first does not take the focus. */
export function useFocusReplacement() {
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
