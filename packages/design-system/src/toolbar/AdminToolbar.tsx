// The administrator's bar above a build: what state it is in and what can be decided. Nobody else sees it.
import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { Check, ShieldCheck, X } from "lucide-react";
import { Badge } from "../badge/Badge.tsx";
import { Button } from "../button/Button.tsx";
import type { ButtonIntent } from "../button/button-look.ts";
import type { Tone } from "../tone.ts";

const icons = {
  primary: <Check aria-hidden="true" />,
  danger: <X aria-hidden="true" />,
  secondary: null,
} as const satisfies Record<NonNullable<AdminAction["intent"]>, unknown>;

export interface AdminAction {
  /** Unique in the bar; `busy` names it. */
  id: string;
  /** Text of the button. */
  label: string;
  /** Look of the button; one primary action at most. */
  intent?: Exclude<ButtonIntent, "quiet">;
  /** An icon in place of the intent's own. */
  icon?: ReactNode;
  /** Called by the button. */
  onSelect: () => void;
}

export interface AdminToolbarProps extends Omit<ComponentProps<"section">, "children"> {
  /** Whether who looks may decide; otherwise nothing renders. */
  allowed?: boolean;
  /** State of the build: the tone of its badge, and the words in it. */
  status: { readonly tone: Tone; readonly text: string };
  /** What can be decided in this state; the main action last. */
  actions: AdminAction[];
  /** Id of the action that is under way. */
  busy?: string;
  /** Announced while an action is under way. */
  busyLabel: string;
  /** Heading and accessible name of the bar. */
  label: string;
}

export function AdminToolbar({
  allowed = true,
  status,
  actions,
  busy,
  busyLabel,
  label,
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
        "flex flex-col gap-3 rounded-lg border border-line bg-surface-raised px-4 py-3 sm:flex-row sm:items-center sm:justify-between",
        className,
      )}
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 sm:min-h-10">
        <span className="flex items-center gap-2 text-sm font-semibold text-ink">
          <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          {label}
        </span>
        <Badge tone={status.tone}>{status.text}</Badge>
      </div>
      {actions.length > 0 && (
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end">
          {actions.map(({ id, label: text, intent = "secondary", icon, onSelect }) => (
            <Button
              key={id}
              intent={intent}
              icon={icon ?? icons[intent]}
              busy={busy === id}
              busyLabel={busyLabel}
              disabled={busy !== undefined && busy !== id}
              onClick={onSelect}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
