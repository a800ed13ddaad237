// The end of the strap that a badge hangs on, drawn behind the badge's slot.
import { cx } from "class-variance-authority";

/** Decorative. The class sets its length; its parent must be `relative` and `isolate`. */
export const Strap = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    data-slot="strap"
    className={cx(
      "absolute inset-x-0 -top-4 -z-1 mx-auto w-3 bg-ink forced-colors:hidden",
      className,
    )}
  />
);
