// An empty badge: a dashed outline with a slot, on its strap. Used by BlankCard and EmptyState.
import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { Strap } from "./Strap.tsx";

export function BlankBadge({ className, children, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={cx(
        "relative isolate flex flex-col rounded-lg border-2 border-dashed border-line-strong",
        className,
      )}
    >
      <Strap className="h-9.25" />
      <span
        aria-hidden="true"
        className="mx-auto mt-3.25 h-2.5 w-14 shrink-0 rounded-full border-2 border-line-strong"
      />
      {children}
    </div>
  );
}
