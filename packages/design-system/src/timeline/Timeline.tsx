// Events with their times, in the given order.
import type { ComponentProps, ReactNode } from "react";
import { cva, cx } from "class-variance-authority";
import type { Tone } from "../tone.ts";

export interface TimelineItem {
  /** Unique in the list. */
  id: string;
  /** What happened. */
  title: string;
  /** Time of the event, formatted for the reader. */
  time: string;
  /** The same time in ISO 8601, for the `datetime` attribute. */
  dateTime?: string;
  /** Details of the event; line breaks are kept. */
  text?: ReactNode;
  /** Colour of the event's mark. */
  tone: Tone;
}

export interface TimelineProps extends Omit<ComponentProps<"ol">, "children"> {
  /** The events, in order. */
  items: TimelineItem[];
}

const mark = cva("mt-1.5 size-3 shrink-0 rounded-circle border-2", {
  variants: {
    tone: {
      info: "border-info bg-info-soft",
      success: "border-success bg-success-soft",
      warning: "border-warning bg-warning-soft",
      danger: "border-danger bg-danger-soft",
      neutral: "border-line-strong bg-surface-raised",
    } satisfies Record<Tone, string>,
  },
});

export function Timeline({ items, className, ...rest }: TimelineProps) {
  return (
    <ol {...rest} data-slot="timeline" className={cx("flex flex-col", className)}>
      {items.map(({ id, title, time, dateTime, text, tone }) => (
        <li key={id} data-variant={tone} className="group relative flex gap-4 pb-6 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute start-1.5 top-5 -bottom-1 -ms-px border-s-2 border-line group-last:hidden"
          />
          <span aria-hidden="true" className={mark({ tone })} />
          <div className="flex min-w-0 grow flex-col gap-1">
            <div className="flex flex-col sm:flex-row sm:items-baseline sm:justify-between sm:gap-4">
              <p className="text-base font-medium wrap-anywhere text-ink">{title}</p>
              <time dateTime={dateTime} className="shrink-0 text-sm tabular-nums text-ink-muted">
                <bdi>{time}</bdi>
              </time>
            </div>
            {text && (
              <div className="max-w-prose text-sm whitespace-pre-line wrap-anywhere text-ink-muted">
                {text}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
