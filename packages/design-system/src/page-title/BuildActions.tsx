// The two things an owner does with a build: send it for review, or remove it.
import { useId } from "react";
import { Send, Trash2 } from "lucide-react";
import { Button } from "../button/Button.tsx";

export interface SendAction {
  /** Text of the button. */
  label: string;
  /** Announced while it is being sent. */
  busyLabel: string;
  /** Called by the button. */
  onSend: () => void;
  /** Sending is not allowed yet; say why in `hint`. */
  disabled?: boolean;
  /** The build is being sent. */
  busy?: boolean;
  /** What is missing before it can be sent, or what sending does. */
  hint?: string;
}

export interface RemoveAction {
  /** Text of the button. */
  label: string;
  /** Called by the button. */
  onRemove: () => void;
  /** The build is being removed. */
  busy?: boolean;
}

export interface BuildActionsProps {
  /** Nothing shows without it. */
  send?: SendAction | undefined;
  /** Nothing shows without it. */
  remove?: RemoveAction | undefined;
}

export function BuildActions({ send, remove }: BuildActionsProps) {
  const hintId = useId();
  if (!send && !remove) return null;
  return (
    <div data-slot="build-actions" className="flex flex-col gap-2 md:items-end">
      <div className="flex flex-col-reverse gap-2 sm:flex-row">
        {remove && (
          <Button
            intent="danger"
            icon={<Trash2 aria-hidden="true" />}
            busy={remove.busy}
            disabled={send?.busy}
            onClick={remove.onRemove}
          >
            {remove.label}
          </Button>
        )}
        {send && (
          <Button
            intent="primary"
            icon={<Send aria-hidden="true" className="rtl:-scale-x-100" />}
            busy={send.busy}
            busyLabel={send.busyLabel}
            disabled={send.disabled || remove?.busy}
            aria-describedby={send.hint ? hintId : undefined}
            onClick={send.onSend}
          >
            {send.label}
          </Button>
        )}
      </div>
      {send?.hint && (
        <p
          id={hintId}
          className="order-first text-xs text-ink-muted md:order-none md:max-w-72 md:text-end"
        >
          {send.hint}
        </p>
      )}
    </div>
  );
}
