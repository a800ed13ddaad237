// A button that is busy or off without being `disabled` stays in the tab order, so it must ignore clicks (and the form's submit) by itself.
import type { AriaAttributes, MouseEvent, MouseEventHandler } from "react";

/** Wraps a click handler so that nothing happens while `off`. */
export const guardClick =
  (
    off: AriaAttributes["aria-disabled"],
    onClick: MouseEventHandler<HTMLButtonElement> | undefined,
  ) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    if (off && off !== "false") {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
