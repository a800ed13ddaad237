// The first line of a card: how it stands, each state as a dot and a word.
import { cva, cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Tone } from "../tone.ts";

export interface CardLabel {
  /** Tone of the label's dot. The words say it too: colour alone is not enough. */
  tone: Tone;
  /** Its text; also its key, so no two labels of a card read the same. */
  text: string;
  /** A 14 px icon in place of the dot; it then stands at the end of the line. */
  icon?: ReactNode;
  /** What goes without saying: for screen readers alone. */
  silent?: boolean;
}

const dot = cva("size-2 shrink-0 rounded-full forced-colors:bg-[CanvasText]", {
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
