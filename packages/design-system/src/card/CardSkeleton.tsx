// The outline of a card while its data is on the way: the same height, so nothing jumps.
import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { BadgeBand } from "./BadgeBand.tsx";

const line = "rounded-sm bg-line forced-colors:border forced-colors:border-[GrayText]";

/** Hidden from screen readers: the list around it says `aria-busy`. */
export function CardSkeleton({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      aria-hidden="true"
      data-slot="card-skeleton"
      className={cx("flex h-full flex-col motion-safe:animate-pulse", className)}
    >
      <div className="opacity-40">
        <BadgeBand hue="grey" />
      </div>
      <div className="flex grow flex-col rounded-b-lg border border-t-0 border-line bg-surface-raised">
        <div className="aspect-video border-b border-line bg-line/60" />
        <div className="flex grow flex-col gap-4 p-5 pt-4">
          <div className="flex flex-col gap-2">
            <div className={cx(line, "h-3 w-1/4")} />
            <div className={cx(line, "h-6 w-3/5")} />
            <div className={cx(line, "h-4 w-full")} />
          </div>
          <div className="mt-auto flex items-end justify-between gap-4">
            <div className={cx(line, "h-6 w-24")} />
            <div className={cx(line, "h-5 w-14")} />
          </div>
        </div>
      </div>
    </div>
  );
}
