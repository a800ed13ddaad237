// Progress of a task as a bar; without a value, only that it is under way.
import { cva, cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import type { Tone } from "../tone.ts";

const fill = cva("h-full rounded-full forced-colors:bg-[Highlight]", {
  variants: {
    tone: {
      info: "bg-accent",
      success: "bg-success",
      warning: "bg-warning",
      danger: "bg-danger",
      neutral: "bg-ink-muted",
    } satisfies Record<Tone, string>,
    known: {
      true: "transition-[width] duration-base",
      false: "slide-along w-2/5 motion-reduce:w-full",
    },
  },
});

export interface ProgressBarProps extends ComponentProps<"div"> {
  /** From 0 to 1; absent while the progress is unknown. */
  value?: number;
  /** What is under way, for screen readers. */
  label: string;
  /** Colour of the bar. */
  tone?: Tone;
}

export function ProgressBar({ value, label, tone = "info", className, ...rest }: ProgressBarProps) {
  const known = value !== undefined;
  const share = known ? Math.min(1, Math.max(0, value)) : undefined;
  return (
    <div
      {...rest}
      className={cx(
        "relative h-1 overflow-hidden rounded-full bg-line forced-colors:outline",
        className,
      )}
      data-slot="progress-bar"
      data-variant={tone}
      data-state={known ? "determinate" : "indeterminate"}
    >
      <progress aria-label={label} className="sr-only" max={1} value={share} />
      <div
        aria-hidden="true"
        className={fill({ tone, known })}
        style={known ? { width: `${(share ?? 0) * 100}%` } : undefined}
      />
    </div>
  );
}
