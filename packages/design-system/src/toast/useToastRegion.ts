// The region of the toasts: pauses them on hover, focus and window blur, and moves the focus there (F8) and back.
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from "react";

/** `held` while the toasts are paused; `props` belong on the region. `total` is how many toasts show. */
export function useToastRegion(total: number) {
  const ref = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);
  const focused = useRef(false);
  const before = useRef(total);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const goThere = ({ key }: KeyboardEvent) => key === "F8" && ref.current?.focus();
    window.addEventListener("keydown", goThere, { signal });
    // Nobody reads a window in the background.
    window.addEventListener("blur", () => setHeld(true), { signal });
    window.addEventListener("focus", () => setHeld(focused.current), { signal });
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    const left = total < before.current;
    before.current = total;
    if (!left) return;
    // A closed toast loses the focus, and sends no event for the pointer that was over it.
    if (focused.current && !ref.current?.contains(document.activeElement))
      (total > 0 ? ref.current : opener.current)?.focus();
    setHeld(focused.current);
  }, [total]);

  const props = {
    ref,
    tabIndex: -1,
    onPointerMove: () => setHeld(true),
    onPointerLeave: () => setHeld(focused.current),
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        opener.current = relatedTarget;
      focused.current = true;
      setHeld(true);
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      focused.current = currentTarget.contains(relatedTarget);
      setHeld(focused.current);
    },
  };
  return { held, props };
}
