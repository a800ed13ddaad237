// Follows one pointer from press to release, even outside the element.
import type { PointerEvent as ReactPointerEvent } from "react";

export interface PointerTrack {
  /** Called on each move with the distance from the start in px. */
  onMove: (x: number, y: number) => void;
  /**
   * Called once with the whole distance in px; `quick` means less than 250 ms. Called with 0, 0 when the browser starts
   * scrolling instead.
   */
  onEnd: (x: number, y: number, quick: boolean) => void;
}

export const followPointer = (
  { button, clientX, clientY, pointerId, timeStamp }: ReactPointerEvent,
  { onMove, onEnd }: PointerTrack,
): void => {
  if (button !== 0) return;
  const following = new AbortController();
  const listen = (type: string, handle: (event: PointerEvent) => void) =>
    window.addEventListener(
      type,
      (event) => {
        const pointer = event as PointerEvent;
        if (pointer.pointerId === pointerId) handle(pointer);
      },
      { signal: following.signal },
    );
  listen("pointermove", (event) => onMove(event.clientX - clientX, event.clientY - clientY));
  listen("pointerup", (event) => {
    following.abort();
    onEnd(event.clientX - clientX, event.clientY - clientY, event.timeStamp - timeStamp < 250);
  });
  listen("pointercancel", () => {
    following.abort();
    onEnd(0, 0, false);
  });
};
