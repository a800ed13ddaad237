// The toasts' region: holds their time while somebody is at them, and knows the way there and back by keyboard.
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from "react";

/** `held` while the toasts should wait; `props` belong on the region. `total` is how many toasts show. */
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
    // Nobody reads a window that is behind another.
    window.addEventListener("blur", () => setHeld(true), { signal });
    window.addEventListener("focus", () => setHeld(focused.current), { signal });
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    const left = total < before.current;
    before.current = total;
    if (!left) return;
    // A toast that left took the focus with it, and never told of the pointer that was on it.
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
