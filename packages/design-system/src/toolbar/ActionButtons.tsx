// What can be done with what a page shows, as buttons: the main one last, on a phone first and below each other.
import { useId, type ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import type { ButtonIntent } from "../button/button-look.ts";

export interface PageAction {
  /** Unique among the actions; `busy` names it. */
  id: string;
  /** Text of the button. */
  label: string;
  /** Look of the button; one primary action at most. */
  intent?: Exclude<ButtonIntent, "quiet">;
  /** A 16 px icon before the text. */
  icon?: ReactNode;
  /** Not possible now; say why beside it. */
  disabled?: boolean;
  /** Called by the button. */
  onSelect: () => void;
}

export interface ActionButtonsProps {
  actions: readonly PageAction[];
  busy: string | undefined;
  busyLabel: string | undefined;
  /** Describes the main action. */
  hint?: string | undefined;
}

export function ActionButtons({ actions, busy, busyLabel, hint }: ActionButtonsProps) {
  const hintId = useId();
  const main = actions.at(-1)?.id;
  const buttons = (
    <div className="flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end">
      {actions.map(({ id, label, intent, icon, disabled = false, onSelect }) => (
        <Button
          key={id}
          {...(intent && { intent })}
          icon={icon}
          busy={busy === id}
          {...(busyLabel !== undefined && { busyLabel })}
          disabled={disabled || (busy !== undefined && busy !== id)}
          aria-describedby={hint && id === main ? hintId : undefined}
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
    </div>
  );
  if (!hint) return buttons;
  return (
    <div className="flex flex-col gap-2 md:items-end">
      {buttons}
      <p
        id={hintId}
        className="order-first text-xs text-ink-muted md:order-none md:max-w-72 md:text-end"
      >
        {hint}
      </p>
    </div>
  );
}
