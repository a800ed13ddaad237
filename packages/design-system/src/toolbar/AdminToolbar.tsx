// A bar above the content of a page for people who decide about it, with its state and the possible actions.
import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { Check, ShieldCheck, X } from "../icon/drawings.ts";
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
  /** Whether the current user may decide; if not, nothing is rendered. */
  allowed?: boolean;
  /** Badge with the state: its tone and text; omit it where the page already shows the state. */
  status?: { readonly tone: Tone; readonly text: string };
  /** The actions, main one last; by default a primary one has a tick as its icon, a dangerous one a cross. */
  actions: readonly PageAction[];
  /** Menu of rarely used actions behind three dots. */
  more?: MoreActions;
  /** Id of the action that is running. */
  busy?: string;
  /** What screen readers announce while an action is running. */
  busyLabel?: string;
  /** Heading and accessible name of the bar. */
  label: string;
  /** A 16 px icon before the heading; a shield by default. */
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
        // On a phone as wide as the bar, in a line of its own below the heading and the menu.
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
