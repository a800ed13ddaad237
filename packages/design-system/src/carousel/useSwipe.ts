// Changes pages by a swipe: the page follows the pointer and changes after a long or a quick pull.
import { useState, type PointerEvent } from "react";
import { followPointer } from "../gesture/follow-pointer.ts";

/** 1 in a left-to-right context, where the next page is on the right, and -1 in a right-to-left one. */
export const inlineSign = (element: Element) =>
  getComputedStyle(element).direction === "rtl" ? -1 : 1;

const quickLength = 24;
const farShare = 0.25;
/** Share of the pull by which the page follows the pointer where there is no further page. */
const resistance = 0.3;

export interface SwipeWays {
  /** Whether there is a previous page. */
  backward: boolean;
  /** Whether there is a next page. */
  forward: boolean;
}

/** Calls `onTurn` with 1 or -1; `shift` is the length of the current pull in px, undefined when there is none. */
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
