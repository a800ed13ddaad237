// A thin bar at the top of the window while the next page loads.
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

export interface RouteProgressProps extends ComponentProps<"div"> {
  /** Whether a page is loading. */
  active: boolean;
  /** What is in progress, for screen readers, e.g. "Loading page". */
  label: string;
}

export function RouteProgress({ active, label, className, ...rest }: RouteProgressProps) {
  return (
    <div
      {...rest}
      className={cx(active && "fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden", className)}
      data-slot="route-progress"
      data-state={active ? "active" : "idle"}
    >
      {active && (
        <>
          <progress aria-label={label} className="sr-only" />
          <div
            aria-hidden="true"
            className="slide-along h-full w-2/5 bg-accent motion-reduce:w-full forced-colors:bg-[Highlight]"
          />
        </>
      )}
    </div>
  );
}
