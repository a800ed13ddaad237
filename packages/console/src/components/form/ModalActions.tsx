// The two buttons at the foot of a dialog: cancel, and the dialog's action.
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lanyard/design-system";

interface ModalActionsProps extends Pick<ComponentProps<typeof Button>, "intent" | "disabled"> {
  readonly onCancel: () => void;
  /** The label of the action's button. */
  readonly label: string;
  /** Announced to screen readers while the action runs. */
  readonly busyLabel: string;
  readonly busy: boolean;
  /** Id of the form that the action sends. */
  readonly form?: string;
  /** The action, where there is no form. */
  readonly onAct?: () => void;
  /** The action is not available yet; `aria-disabled` lets the button keep the focus. */
  readonly waits?: boolean;
}

export function ModalActions({
  onCancel,
  label,
  busyLabel,
  busy,
  form,
  onAct,
  waits,
  intent = "primary",
  disabled,
}: ModalActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button disabled={busy} onClick={onCancel}>
        {t("cancel")}
      </Button>
      <Button
        intent={intent}
        {...(form !== undefined && { type: "submit", form })}
        busy={busy}
        busyLabel={busyLabel}
        disabled={disabled}
        aria-disabled={waits}
        onClick={onAct}
      >
        {label}
      </Button>
    </>
  );
}
