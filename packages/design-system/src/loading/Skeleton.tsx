// Grey placeholders for loading content, hidden from screen readers: mark the loading region as busy instead.
import { cva, cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** The kind of content that is loading. */
export const skeletonShapes = ["text", "block", "circle", "card"] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

const look = cva(
  "bg-line motion-safe:animate-pulse forced-colors:border forced-colors:border-[GrayText]",
  {
    variants: {
      shape: {
        text: "h-3 rounded-full",
        block: "h-24 rounded-md",
        circle: "size-10 rounded-circle",
        card: "h-72 rounded-lg",
      } satisfies Record<SkeletonShape, string>,
    },
  },
);

export interface SkeletonProps extends ComponentProps<"div"> {
  /** Kind of content that is loading: lines of text, a block, a round picture or a card; resize it with `className`. */
  shape?: SkeletonShape;
  /** Number of text lines; with several, the last one is shorter. */
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
