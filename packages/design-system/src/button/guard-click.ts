// A button that is busy or `aria-disabled` instead of `disabled` stays in the tab order, so it must ignore clicks and
// form submits itself.
import type { AriaAttributes, MouseEvent, MouseEventHandler } from "react";

/** Wraps a click handler so that clicks do nothing while `off`. */
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
