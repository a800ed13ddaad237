// A placeholder for a card whose data is loading, as high as the card, so that nothing jumps.
import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { BadgeBand } from "./BadgeBand.tsx";
import { Strap } from "./Strap.tsx";

const line = "rounded-sm bg-line forced-colors:border forced-colors:border-[GrayText]";

export interface CardSkeletonProps extends ComponentProps<"div"> {
  /** Whether the card has a line of state labels. */
  labels?: boolean;
}

/** Hidden from screen readers: the list around it sets `aria-busy`. */
export function CardSkeleton({ labels = true, className, ...rest }: CardSkeletonProps) {
  return (
    <div
      {...rest}
      aria-hidden="true"
      data-slot="card-skeleton"
      className={cx("relative isolate flex h-full flex-col motion-safe:animate-pulse", className)}
    >
      <Strap className="h-10.25" />
      {/* Opaque, because the strap behind a translucent band would show through it. */}
      <div className="[&>[data-slot=badge-band]]:text-line">
        <BadgeBand hue="grey" />
      </div>
      <div className="aspect-16/7 shrink-0 bg-line/60" />
      {/* Each row is as high as the text it stands for, with the bar centred in it. */}
      <div className="flex grow flex-col rounded-b-lg border border-t-0 border-line bg-surface-raised px-5 pt-4 pb-3">
        {labels && (
          <div className="mb-2 flex h-5 items-center">
            <div className={cx(line, "h-3 w-24")} />
          </div>
        )}
        <div className="flex h-7 items-center">
          <div className={cx(line, "h-5 w-3/5")} />
        </div>
        <div className="mt-0.5 flex h-4 items-center">
          <div className={cx(line, "h-3 w-1/4")} />
        </div>
        <div className="mt-2 flex h-10 flex-col justify-evenly">
          <div className={cx(line, "h-3 w-full")} />
          <div className={cx(line, "h-3 w-2/3")} />
        </div>
        <div className="mt-auto pt-4">
          <div className="flex h-9.25 items-center justify-between border-t border-line pt-3">
            <div className={cx(line, "h-4 w-14")} />
            <div className={cx(line, "h-3 w-24")} />
          </div>
        </div>
      </div>
    </div>
  );
}
