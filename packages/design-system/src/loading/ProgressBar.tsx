// The progress of a task as a bar; without a value, the bar only shows that the task is running.
import { cva, cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import type { Tone } from "../tone.ts";

/** Styles the native `<progress>`, whose bar needs no style attribute for its width. */
const bar = cva(
  "block size-full appearance-none border-0 bg-transparent [&::-moz-progress-bar]:rounded-full [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-base forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]",
  {
    variants: {
      tone: {
        info: "[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent",
        success: "[&::-moz-progress-bar]:bg-success [&::-webkit-progress-value]:bg-success",
        warning: "[&::-moz-progress-bar]:bg-warning [&::-webkit-progress-value]:bg-warning",
        danger: "[&::-moz-progress-bar]:bg-danger [&::-webkit-progress-value]:bg-danger",
        neutral: "[&::-moz-progress-bar]:bg-ink-muted [&::-webkit-progress-value]:bg-ink-muted",
      } satisfies Record<Tone, string>,
    },
  },
);

const sliding = cva(
  "slide-along h-full w-2/5 rounded-full motion-reduce:w-full forced-colors:bg-[Highlight]",
  {
    variants: {
      tone: {
        info: "bg-accent",
        success: "bg-success",
        warning: "bg-warning",
        danger: "bg-danger",
        neutral: "bg-ink-muted",
      } satisfies Record<Tone, string>,
    },
  },
);

export interface ProgressBarProps extends ComponentProps<"div"> {
  /** Progress from 0 to 1; omit it while unknown. */
  value?: number;
  /** What is in progress, for screen readers. */
  label: string;
  /** Colour of the bar. */
  tone?: Tone;
}

export function ProgressBar({ value, label, tone = "info", className, ...rest }: ProgressBarProps) {
  // NaN, e.g. from 0 / 0, counts as unknown.
  const isKnown = value !== undefined && !Number.isNaN(value);
  const share = isKnown ? Math.min(1, Math.max(0, value)) : undefined;
  return (
    <div
      {...rest}
      className={cx(
        "relative h-1 overflow-hidden rounded-full bg-line forced-colors:outline",
        className,
      )}
      data-slot="progress-bar"
      data-variant={tone}
      data-state={isKnown ? "determinate" : "indeterminate"}
    >
      <progress
        aria-label={label}
        className={isKnown ? bar({ tone }) : "sr-only"}
        max={1}
        value={share}
      />
      {!isKnown && <div aria-hidden="true" className={sliding({ tone })} />}
    </div>
  );
}
