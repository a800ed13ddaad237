// Grey shapes where content will stand. Hidden from screen readers: the region that waits says so itself.
import { cva, cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** What will stand there. */
export const skeletonShapes = ["text", "block", "circle", "card"] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

const look = cva(
  "bg-line motion-safe:animate-pulse forced-colors:border forced-colors:border-[GrayText]",
  {
    variants: {
      shape: {
        text: "h-3 rounded-full",
        block: "h-24 rounded-md",
        circle: "size-10 rounded-full",
        card: "h-72 rounded-lg",
      } satisfies Record<SkeletonShape, string>,
    },
  },
);

export interface SkeletonProps extends ComponentProps<"div"> {
  /** What will stand there: lines of text, a block, a round picture, a card. Size it further by className. */
  shape?: SkeletonShape;
  /** How many lines of text; the last of several is shorter. */
  lines?: number;
}

export function Skeleton({ shape = "text", lines = 1, className, ...rest }: SkeletonProps) {
  if (shape !== "text") {
    return (
      <div
        {...rest}
        aria-hidden="true"
        className={cx(look({ shape }), className)}
        data-slot="skeleton"
        data-variant={shape}
      />
    );
  }
  return (
    <div
      {...rest}
      aria-hidden="true"
      className={cx("grid gap-3 py-1", className)}
      data-slot="skeleton"
      data-variant={shape}
    >
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={cx(look({ shape }), lines > 1 && line === lines - 1 && "w-3/5")}
        />
      ))}
    </div>
  );
}
