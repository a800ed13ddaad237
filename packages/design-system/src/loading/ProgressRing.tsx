// The progress of a task as a ring with an optional figure inside; without a value, the ring only spins.
import { cva, cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import type { Tone } from "../tone.ts";

/** Diameters: 20, 40 and 64 px. */
export const progressRingSizes = ["sm", "md", "lg"] as const;
export type ProgressRingSize = (typeof progressRingSizes)[number];

const look = cva("relative inline-grid shrink-0 place-items-center", {
  variants: {
    size: { sm: "size-5", md: "size-10", lg: "size-16" } satisfies Record<ProgressRingSize, string>,
  },
});

const arc = cva("fill-none forced-colors:stroke-[Highlight]", {
  variants: {
    tone: {
      info: "stroke-accent",
      success: "stroke-success",
      warning: "stroke-warning",
      danger: "stroke-danger",
      neutral: "stroke-ink-muted",
    } satisfies Record<Tone, string>,
  },
});

const widths: Record<ProgressRingSize, number> = { sm: 5, md: 3.5, lg: 3 };

export interface ProgressRingProps extends Omit<ComponentProps<"div">, "children"> {
  /** Progress from 0 to 1; omit it while unknown. */
  value?: number;
  /** What is in progress, for screen readers, e.g. "2 of 9 are ready". */
  label: string;
  /** Diameter: 20, 40 or 64 px. */
  size?: ProgressRingSize;
  /** Colour of the ring. */
  tone?: Tone;
  /** A short figure inside the ring, e.g. "2/9", shown from 40 px on; `label` must say the same. */
  figure?: ReactNode;
}

export function ProgressRing({
  value,
  label,
  size = "md",
  tone = "info",
  figure,
  className,
  ...rest
}: ProgressRingProps) {
  // NaN, e.g. from 0 / 0, counts as unknown.
  const isKnown = value !== undefined && !Number.isNaN(value);
  const share = isKnown ? Math.min(1, Math.max(0, value)) : 0.25;
  const width = widths[size];
  const circle = { cx: 16, cy: 16, r: 16 - width / 2, strokeWidth: width };
  return (
    <div
      {...rest}
      className={cx(look({ size }), className)}
      data-slot="progress-ring"
      data-size={size}
      data-variant={tone}
      data-state={isKnown ? "determinate" : "indeterminate"}
    >
      <progress
        aria-label={label}
        className="sr-only"
        max={1}
        value={isKnown ? share : undefined}
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 32 32"
        className={cx(
          "size-full -rotate-90",
          !isKnown && "animate-spin motion-reduce:animate-none",
        )}
      >
        <circle
          {...circle} // Thin in forced colours, so that arc and track also differ in width.
          className="fill-none stroke-line forced-colors:stroke-1 forced-colors:stroke-[GrayText]"
        />
        {share > 0 && (
          <circle
            {...circle}
            pathLength="100"
            strokeDasharray={`${share * 100} 100`}
            strokeLinecap={share < 1 ? "round" : "butt"}
            className={arc({ tone })}
          />
        )}
      </svg>
      {figure !== undefined && size !== "sm" && (
        <span
          aria-hidden="true"
          className={cx(
            "absolute font-semibold tabular-nums text-ink",
            size === "lg" ? "text-base" : "text-xs",
          )}
        >
          {figure}
        </span>
      )}
    </div>
  );
}
