// A label of two or three words for the state of something.
import { cva, cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import type { Tone } from "../tone.ts";

const look = cva(
  "inline-flex h-6 max-w-full items-center gap-1 rounded-sm px-2 text-xs font-medium forced-colors:border [&>svg]:size-3 [&>svg]:shrink-0",
  {
    variants: {
      tone: {
        info: "bg-info-soft text-info",
        success: "bg-success-soft text-success",
        warning: "bg-warning-soft text-warning",
        danger: "bg-danger-soft text-danger",
        neutral: "bg-neutral-soft text-neutral",
      } satisfies Record<Tone, string>,
    },
  },
);

export interface BadgeProps extends ComponentProps<"span"> {
  /** Kind of state, which sets the colour; the words must say it too. */
  tone?: Tone;
  /** A 12 px icon before the text. */
  icon?: ReactNode;
}

export function Badge({ tone = "neutral", icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(look({ tone }), className)} data-slot="badge" data-variant={tone}>
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
