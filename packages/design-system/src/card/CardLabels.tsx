// The first line of a card: its states, each as a dot and a word.
import { cva, cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Tone } from "../tone.ts";

export interface CardLabel {
  /** Tone of the dot; the text must say the state too. */
  tone: Tone;
  /** Text of the label; also its React key, so it must be unique on the card. */
  text: string;
  /** A 14 px icon in place of the dot, which also moves the label to the end of the line. */
  icon?: ReactNode;
  /** Hides the label visually and leaves it to screen readers, for a state that is obvious on screen. */
  silent?: boolean;
}

const dot = cva("size-2 shrink-0 rounded-circle forced-colors:bg-[CanvasText]", {
  variants: {
    tone: {
      info: "bg-info",
      success: "bg-success",
      warning: "bg-warning",
      danger: "bg-danger",
      neutral: "bg-neutral",
    } satisfies Record<Tone, string>,
  },
});

export function CardLabels({ labels }: { labels: readonly CardLabel[] }) {
  return (
    <ul className="flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium text-ink">
      {labels.map(({ tone, text, icon, silent }) => (
        <li
          key={text}
          data-slot="card-label"
          data-variant={tone}
          className={cx(
            silent ? "sr-only" : "flex min-w-0 items-center gap-1.5",
            icon !== undefined && "ms-auto font-normal text-ink-muted [&>svg]:size-3.5",
          )}
        >
          {icon ?? <span aria-hidden="true" className={dot({ tone })} />}
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}
