// A figure with its meaning and its change.
import { cva, cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import type { Tone } from "../tone.ts";

export const statTrends = ["up", "down", "flat"] as const;
export type StatTrend = (typeof statTrends)[number];

export interface StatChange {
  /** The change in words, e.g. "12 % more than in May", because an arrow alone is not enough. */
  text: string;
  /** Direction of the arrow. */
  trend: StatTrend;
  /** Whether the change is good or bad: more complaints are bad. */
  tone?: Tone;
}

const changeLook = cva("flex items-baseline gap-1 text-sm", {
  variants: {
    tone: {
      info: "text-info",
      success: "text-success",
      warning: "text-warning",
      danger: "text-danger",
      neutral: "text-ink-muted",
    } satisfies Record<Tone, string>,
  },
});

const arrows: Record<StatTrend, string> = {
  up: "M8 13V3M3.5 7.5 8 3l4.5 4.5",
  down: "M8 3v10M3.5 8.5 8 13l4.5-4.5",
  flat: "M3 8h10",
};

export interface StatProps extends Omit<ComponentProps<"div">, "children"> {
  /** Meaning of the figure, e.g. "Installed by". */
  label: string;
  /** The figure, formatted for the reader. */
  value: ReactNode;
  /** Change of the figure over time. */
  change?: StatChange;
  /** Additional information, e.g. since when the figure is counted. */
  hint?: ReactNode;
  /** A Sparkline below the figure. */
  chart?: ReactNode;
}

export function Stat({ label, value, change, hint, chart, className, ...rest }: StatProps) {
  return (
    <div
      {...rest}
      data-slot="stat"
      data-trend={change?.trend}
      className={cx("flex min-w-0 flex-col gap-1", className)}
    >
      <p className="text-sm text-ink-muted">{label}</p>
      <p className="text-xl font-semibold tracking-tight wrap-anywhere tabular-nums text-ink">
        {value}
      </p>
      {change && (
        <p className={changeLook({ tone: change.tone ?? "neutral" })}>
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="size-3.5 shrink-0 translate-y-0.5"
          >
            <path d={arrows[change.trend]} />
          </svg>
          <span className="in-text min-w-0 wrap-anywhere">{change.text}</span>
        </p>
      )}
      {hint && <p className="text-xs text-ink-muted">{hint}</p>}
      {chart && <div className="pt-2">{chart}</div>}
    </div>
  );
}
