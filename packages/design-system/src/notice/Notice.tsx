// A message about the state of a page or a part of it, with an optional action.
import { cva, cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { AlertGlyph, DoneGlyph, InfoGlyph, WarningGlyph } from "../icon/glyphs.ts";
import type { Tone } from "../tone.ts";

/** Tones of a notice; a neutral text should be a plain paragraph. */
export const noticeTones = [
  "info",
  "success",
  "warning",
  "danger",
] as const satisfies readonly Tone[];
export type NoticeTone = (typeof noticeTones)[number];

const icons: Record<NoticeTone, typeof InfoGlyph> = {
  info: InfoGlyph,
  success: DoneGlyph,
  warning: WarningGlyph,
  danger: AlertGlyph,
};
const look = cva(
  "flex flex-wrap items-center gap-y-3 rounded-md p-4 text-sm text-ink forced-colors:border",
  {
    variants: {
      tone: {
        info: "bg-info-soft",
        success: "bg-success-soft",
        warning: "bg-warning-soft",
        danger: "bg-danger-soft",
      } satisfies Record<NoticeTone, string>,
    },
  },
);
const iconLook = cva("size-5 shrink-0", {
  variants: {
    tone: {
      info: "text-info",
      success: "text-success",
      warning: "text-warning",
      danger: "text-danger",
    } satisfies Record<NoticeTone, string>,
  },
});

export interface NoticeProps extends Omit<ComponentProps<"div">, "title"> {
  /** Kind of message, which sets colour and icon. */
  tone: NoticeTone;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** A button or link to act on the message. */
  action?: ReactNode;
}

export function Notice({ tone, title, children, action, className, ...rest }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div {...rest} className={cx(look({ tone }), className)} data-slot="notice" data-variant={tone}>
      <div className="flex min-w-0 grow basis-72 gap-3">
        <Icon className={iconLook({ tone })} />
        <div className="min-w-0 grow">
          {title !== undefined && <p className="font-semibold">{title}</p>}
          {children !== undefined && (
            <div className="wrap-anywhere whitespace-pre-line">{children}</div>
          )}
        </div>
      </div>
      {/* Wraps below the text where there is no room beside it. */}
      {action && <div className="ms-8">{action}</div>}
    </div>
  );
}
