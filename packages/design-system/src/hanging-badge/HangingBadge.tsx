// A badge on a strap that reaches up behind everything, for the one thing that a page is about.
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { BadgeBand } from "../card/BadgeBand.tsx";
import type { Hue } from "../tone.ts";

export interface HangingBadgeProps extends ComponentProps<"div"> {
  /** Colour of the band. */
  hue: Hue;
}

/** The strap is as tall as the viewport; an ancestor with `overflow: clip` cuts it off at its top edge. */
export function HangingBadge({ hue, className, children, ...rest }: HangingBadgeProps) {
  return (
    <div
      {...rest}
      data-slot="hanging-badge"
      data-hue={hue}
      className={cx("relative isolate flex flex-col", className)}
    >
      {/* Behind the band, and visible again through the band's slot. */}
      <span
        aria-hidden="true"
        className="absolute start-1/2 bottom-full -z-1 -mb-7.5 h-lvh w-9 -translate-x-1/2 bg-ink rtl:translate-x-1/2 forced-colors:bg-[CanvasText] print:hidden"
      />
      <BadgeBand hue={hue} size="lg" />
      <div className="flex grow flex-col rounded-b-lg border border-t-0 border-line bg-surface-raised shadow-raised">
        {children}
      </div>
    </div>
  );
}
