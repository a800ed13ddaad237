// A block of text that says how the thing on this page stands, and what to do about it.
import { cx } from "class-variance-authority";
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

/** Tones of a notice: a neutral one would be a paragraph. */
export const noticeTones = ["info", "success", "warning", "danger"] as const;
export type NoticeTone = (typeof noticeTones)[number];

const looks: Record<NoticeTone, { Icon: LucideIcon; ground: string; ink: string }> = {
  info: { Icon: Info, ground: "bg-info-soft", ink: "text-info" },
  success: { Icon: CircleCheck, ground: "bg-success-soft", ink: "text-success" },
  warning: { Icon: TriangleAlert, ground: "bg-warning-soft", ink: "text-warning" },
  danger: { Icon: CircleAlert, ground: "bg-danger-soft", ink: "text-danger" },
};

export interface NoticeProps extends Omit<ComponentProps<"div">, "title"> {
  /** How it stands. */
  tone: "info" | "success" | "warning" | "danger";
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** A button or link that does it. */
  action?: ReactNode;
}

export function Notice({ tone, title, children, action, className, ...rest }: NoticeProps) {
  const { Icon, ground, ink } = looks[tone];
  return (
    <div
      {...rest}
      className={cx(
        "flex flex-wrap items-center gap-y-3 rounded-md p-4 text-sm text-ink",
        ground,
        className,
      )}
      data-slot="notice"
      data-variant={tone}
    >
      <div className="flex min-w-0 grow basis-72 gap-3">
        <Icon aria-hidden="true" className={cx("size-5 shrink-0", ink)} />
        <div className="min-w-0 grow">
          {title !== undefined && <p className="font-semibold">{title}</p>}
          {children !== undefined && (
            <div className="wrap-anywhere whitespace-pre-line">{children}</div>
          )}
        </div>
      </div>
      {/* Under the text where there is no room beside it. */}
      {action && <div className="ms-8">{action}</div>}
    </div>
  );
}
