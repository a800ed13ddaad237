// A busy button stays in the tab order, so it must swallow clicks (and the form's submit) by itself.
import type { MouseEvent, MouseEventHandler } from "react";

/** Wraps a click handler so that nothing happens while `busy`. */
export const guardClick =
  (busy: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
