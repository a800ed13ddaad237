// The actions of a page as buttons: the main one last; on a phone stacked, with the main one first.
import { useId, type ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import type { ButtonIntent } from "../button/button-look.ts";

export interface PageAction {
  /** Unique among the actions; `busy` refers to it. */
  id: string;
  /** Text of the button. */
  label: string;
  /** Look of the button; use at most one primary action. */
  intent?: Exclude<ButtonIntent, "quiet">;
  /** A 16 px icon before the text. */
  icon?: ReactNode;
  /** Disables the action; explain the reason nearby. */
  disabled?: boolean;
  /** Called when the button is clicked. */
  onSelect: () => void;
}

export interface ActionButtonsProps {
  actions: readonly PageAction[];
  busy: string | undefined;
  busyLabel: string | undefined;
  /** Text that describes the main action. */
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
