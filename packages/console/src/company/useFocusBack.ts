// Gives the focus back to where somebody came from, when the part of the page that has it goes.
import { useCallback, useRef } from "react";

/** The `ref` of the part. */
export function useFocusBack() {
  const from = useRef<HTMLElement>(null);
  return useCallback((part: HTMLElement | null) => {
    if (!part) return undefined;
    const came = ({ relatedTarget: before }: FocusEvent) => {
      if (before instanceof HTMLElement && !part.contains(before)) from.current = before;
    };
    part.addEventListener("focusin", came);
    return () => {
      part.removeEventListener("focusin", came);
      if (part.contains(document.activeElement) && from.current?.isConnected) from.current.focus();
    };
  }, []);
}
