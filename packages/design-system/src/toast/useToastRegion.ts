// The behaviour of the toast region: pauses toasts on hover, focus and window blur, handles F8 and the return of the
// focus, and keeps the toasts off the field in use.
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
} from "react";
import { keepOff } from "./keep-off.ts";
import { markAsOnToast } from "./on-toast.ts";
import { showingRegion } from "./toast-regions.ts";

/**
 * Shows the list again as a popover, so that it is on top of the browser's top layer; browsers without popovers keep
 * its z-index.
 */
const raise = (list: HTMLElement) => {
  list.popover = "manual";
  list.hidePopover?.();
  list.showPopover?.();
};

/**
 * `paused` is whether the toasts are paused; `props` go to the region, `listProps` to the list in it. `total` is the
 * number of visible toasts.
 */
export function useToastRegion(total: number, rest: ComponentProps<"section">) {
  const ref = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const opener = useRef<HTMLElement>(null);
  const focused = useRef(false);
  const previous = useRef(total);
  const [paused, setPaused] = useState(false);

  useImperativeHandle(rest.ref, () => ref.current as HTMLElement);

  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const region = ref.current;
    const hear = (event: Event) => {
      if (region && event.composedPath().includes(region)) markAsOnToast(event);
      if (
        event instanceof KeyboardEvent &&
        event.key === "F8" &&
        previous.current > 0 &&
        showingRegion()?.element === region
      )
        region?.focus();
    };
    // Capturing on the window, before a dialog handles the event.
    for (const type of ["pointerdown", "focusin", "keydown"])
      window.addEventListener(type, hear, { signal, capture: true });
    for (const type of ["focusin", "resize", "scrollend"])
      window.addEventListener(type, () => keepOff(list.current!, 1e3), { signal });
    // Pauses toasts while the window is in the background.
    window.addEventListener("blur", () => setPaused(true), { signal });
    window.addEventListener("focus", () => setPaused(focused.current), { signal });
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    const isFewer = total < previous.current;
    const listElement = list.current!;
    if (total === 0) listElement.style.cssText = "";
    else if (!isFewer) {
      raise(listElement);
      keepOff(listElement, 1);
    }
    previous.current = total;
    if (!isFewer) return;
    // A removed toast loses the focus, and fires no leave event for a pointer over it.
    if (focused.current && !ref.current?.matches(":focus-within"))
      (total > 0 ? ref.current : opener.current)?.focus();
    setPaused(focused.current);
  }, [total]);

  const props = {
    ref,
    tabIndex: -1,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      rest.onFocus?.(event);
      const { relatedTarget, currentTarget } = event;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        opener.current = relatedTarget;
      focused.current = true;
      setPaused(true);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      rest.onBlur?.(event);
      focused.current = event.currentTarget.contains(event.relatedTarget);
      setPaused(focused.current);
    },
  };
  const listProps = {
    ref: list,
    onPointerMove: () => setPaused(true),
    onPointerLeave: () => setPaused(focused.current),
  };
  return { paused, props, listProps };
}
