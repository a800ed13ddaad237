// A bar above what a page shows, for those who decide about it: how it stands, and what can be done. Nobody else sees it.
import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { Check, ShieldCheck, X } from "lucide-react";
import { Badge } from "../badge/Badge.tsx";
import type { Tone } from "../tone.ts";
import { ActionButtons, type PageAction } from "./ActionButtons.tsx";
import { MoreMenu, type MoreActions } from "./MoreMenu.tsx";

const icons = {
  primary: <Check aria-hidden="true" />,
  danger: <X aria-hidden="true" />,
  "danger-solid": <X aria-hidden="true" />,
  secondary: null,
} as const satisfies Record<NonNullable<PageAction["intent"]>, unknown>;

export interface AdminToolbarProps extends Omit<ComponentProps<"section">, "children"> {
  /** Whether who looks may decide; otherwise nothing renders. */
  allowed?: boolean;
  /** How it stands: the tone of the badge, and the words in it; left out where the page says it already. */
  status?: { readonly tone: Tone; readonly text: string };
  /** What can be done now, the main action last. A primary one without an icon has a tick, a dangerous one a cross. */
  actions: readonly PageAction[];
  /** What is done seldom, behind three dots at the end. */
  more?: MoreActions;
  /** Id of the action that is under way. */
  busy?: string;
  /** Announced while an action is under way. */
  busyLabel?: string;
  /** Heading and accessible name of the bar. */
  label: string;
  /** A 16 px icon before the heading; a shield unless told. */
  icon?: ReactNode;
}

export function AdminToolbar({
  allowed = true,
  status,
  actions,
  more,
  busy,
  busyLabel,
  label,
  icon: mark = <ShieldCheck aria-hidden="true" />,
  className,
  ...rest
}: AdminToolbarProps) {
  if (!allowed) return null;
  return (
    <section
      aria-label={label}
      {...rest}
      data-slot="admin-toolbar"
      className={cx(
        "flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface-raised px-4 py-3 sm:flex-nowrap sm:gap-2",
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 sm:min-h-10">
        <span className="flex items-center gap-2 text-sm font-semibold text-ink">
          <span className="inline-flex shrink-0 text-ink-muted [&>svg]:size-4">{mark}</span>
          {label}
        </span>
        {status && <Badge tone={status.tone}>{status.text}</Badge>}
      </div>
      {actions.length > 0 && (
        // On a phone as wide as the bar, under its name and what is done seldom.
        <div className="min-w-0 max-sm:order-last max-sm:basis-full">
          <ActionButtons
            actions={actions.map((action) => ({
              ...action,
              icon: action.icon === undefined ? icons[action.intent ?? "secondary"] : action.icon,
            }))}
            {...{ busy, busyLabel }}
          />
        </div>
      )}
      {more && <MoreMenu disabled={busy !== undefined} {...more} />}
    </section>
  );
}
