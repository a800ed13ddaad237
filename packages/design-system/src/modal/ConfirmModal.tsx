// A question before something that is not easily undone: the safe answer has the focus first.
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { Modal } from "./Modal.tsx";

export const confirmTones = ["default", "danger"] as const;
export type ConfirmTone = (typeof confirmTones)[number];

export interface ConfirmModalProps {
  /** Whether the question shows. */
  open: boolean;
  /** Called with `false` by Escape, the close button, the backdrop and the cancel button. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What follows from a yes. */
  children?: ReactNode;
  /** The answer that acts, worded as the action ("Remove build"). */
  confirmLabel: string;
  /** The answer that changes nothing. */
  cancelLabel: string;
  /** Called by the acting answer; the caller closes the dialog when the work is done. */
  onConfirm: () => void;
  /** `danger` when something is lost. */
  tone?: ConfirmTone;
  /** While true the dialog stays open and the acting button works. */
  busy?: boolean;
  /** Announced while busy. */
  busyLabel?: string;
  /** Name of the close button. */
  closeLabel: string;
}

export function ConfirmModal({
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = "default",
  busy = false,
  busyLabel,
  onOpenChange,
  children,
  ...rest
}: ConfirmModalProps) {
  const footer = (
    <>
      <Button intent="secondary" disabled={busy} onClick={() => onOpenChange(false)}>
        {cancelLabel}
      </Button>
      <Button
        intent={tone === "danger" ? "danger" : "primary"}
        busy={busy}
        busyLabel={busyLabel}
        onClick={onConfirm}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Modal
      {...rest}
      role="alertdialog"
      size="sm"
      busy={busy}
      onOpenChange={onOpenChange}
      footer={footer}
    >
      <div data-slot="confirm-modal" data-variant={tone} className="text-ink-muted">
        {children}
      </div>
    </Modal>
  );
}
