// When a focused part of the page unmounts, returns the focus to the element that had it before.
import { useCallback, useRef } from "react";

/** A ref callback for the part. */
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
