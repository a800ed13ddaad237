// Turns pages by a swipe: the page follows the pointer, and turns after a long or a quick pull.
import { useState, type PointerEvent } from "react";
import { followPointer } from "../gesture/follow-pointer.ts";

/** 1 where the next page lies to the right, -1 where text runs from right to left. */
export const inlineSign = (element: Element) =>
  getComputedStyle(element).direction === "rtl" ? -1 : 1;

const quickLength = 24;
const farShare = 0.25;
/** How far the page follows the pointer where there is no further page, as a share of the pull. */
const resistance = 0.3;

export interface SwipeWays {
  /** There is a page before this one. */
  backward: boolean;
  /** There is a page after this one. */
  forward: boolean;
}

/** `onTurn` is called with 1 or -1; `shift` is the length of a pull that is under way, in px. */
export function useSwipe(onTurn: (step: number) => void, { backward, forward }: SwipeWays) {
  const [shift, setShift] = useState<number>();
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const sign = inlineSign(event.currentTarget);
    const far = event.currentTarget.clientWidth * farShare;
    followPointer(event, {
      onMove: (x) => setShift((x * sign < 0 ? forward : backward) ? x : x * resistance),
      onEnd: (x, _, quick) => {
        setShift(undefined);
        if (Math.abs(x) > (quick ? quickLength : far)) onTurn(x * sign < 0 ? 1 : -1);
      },
    });
  };
  return { shift, onPointerDown };
}
