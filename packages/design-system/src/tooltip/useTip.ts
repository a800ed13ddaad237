// Shows a tooltip while the pointer is over its control or its text, and while the control has keyboard focus.
import { useEffect, useLayoutEffect, useRef, type PointerEvent } from "react";
import { useControllableState } from "../state/useControllableState.ts";

export interface TipState {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const openDelay = 400;
/** Delay in ms, long enough to move the pointer from the control to the text. */
const closeDelay = 150;

/** Keys that move the focus. Autofocus, or focus returned by a dialog, shows no tooltip. */
const moving = /^(Tab|Arrow|Home$|End$)/;
let lastKey = "";
let listens = false;
const noteKeys = () => {
  if (listens) return;
  listens = true;
  const capture = { capture: true };
  window.addEventListener("keydown", ({ key }) => (lastKey = key), capture);
  window.addEventListener("pointerdown", () => (lastKey = ""), capture);
};

/** Hides the visible tooltip, because only one shows at a time. */
let hideOther: (() => void) | undefined;

export function useTip({ open, defaultOpen = false, onOpenChange }: TipState) {
  const [shows, setShows] = useControllableState(open, defaultOpen, onOpenChange);
  const control = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const turn = (next: boolean, delay = 0) => {
    clearTimeout(timer.current);
    if (delay > 0) timer.current = setTimeout(() => setShows(next), delay);
    else setShows(next);
  };

  // In a layout effect, before the control can get the focus, so that the key that moves the focus there is already
  // recorded.
  useLayoutEffect(noteKeys, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    if (!shows) return undefined;
    const hide = () => setShows(false);
    hideOther?.();
    hideOther = hide;
    const listening = new AbortController();
    const { signal } = listening;
    const capture = { capture: true, signal };
    // Capturing on the window comes first: Escape closes the tooltip, and a dialog below stays open.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      hide();
    };
    window.addEventListener("keydown", leave, capture);
    window.addEventListener("scroll", hide, capture);
    return () => {
      listening.abort();
      if (hideOther === hide) hideOther = undefined;
    };
  }, [shows, setShows]);

  const stay = () => clearTimeout(timer.current);
  const leave = () => turn(false, closeDelay);
  return {
    shows,
    control,
    controlProps: {
      ref: control,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (shows) stay();
        else if (pointerType !== "touch") turn(true, openDelay);
      },
      onPointerLeave: leave,
      onPointerDown: () => turn(false),
      onClick: () => turn(false),
      onFocus: () => {
        if (moving.test(lastKey)) turn(true);
      },
      onBlur: () => turn(false),
    },
    stay,
    leave,
  };
}
