// Asks for confirmation before an action that is hard to undo; the safe answer gets the focus first.
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { Modal, type ModalProps } from "./Modal.tsx";
import { useControllableState } from "../state/useControllableState.ts";

export const confirmTones = ["default", "danger"] as const;
export type ConfirmTone = (typeof confirmTones)[number];

export interface ConfirmModalProps extends Omit<
  ModalProps,
  "description" | "footer" | "role" | "size"
> {
  /**
   * Called with true by the trigger, and with false by Escape, the close button, the backdrop and the cancel button.
   */
  onOpenChange?: (open: boolean) => void;
  /** The question to confirm. */
  title: ReactNode;
  /** What happens after confirmation. */
  children?: ReactNode;
  /** Text of the confirm button, which names the action, e.g. "Remove build". */
  confirmLabel: string;
  /** Text of the cancel button. */
  cancelLabel: string;
  /** Called only by the cancel button, before the dialog closes, for a "no" that means more than closing the dialog. */
  onCancel?: () => void;
  /** Called by the confirm button; the caller closes the dialog when the action is done. */
  onConfirm: () => void;
  /** Use `danger` when something is deleted. */
  tone?: ConfirmTone;
  /** Keeps the dialog open and shows a spinner in the confirm button. */
  busy?: boolean;
  /** What screen readers announce while `busy`. */
  busyLabel?: string;
}

export function ConfirmModal({
  confirmLabel,
  cancelLabel,
  onCancel,
  onConfirm,
  tone = "default",
  busy = false,
  busyLabel,
  open,
  defaultOpen = false,
  onOpenChange,
  children,
  ...rest
}: ConfirmModalProps) {
  const [shows, setShows] = useControllableState(open, defaultOpen, onOpenChange);
  const footer = (
    <>
      <Button
        intent="secondary"
        disabled={busy}
        onClick={() => {
          onCancel?.();
          setShows(false);
        }}
      >
        {cancelLabel}
      </Button>
      <Button
        intent={tone === "danger" ? "danger-solid" : "primary"}
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
      open={shows}
      onOpenChange={setShows}
      footer={footer}
    >
      <div data-slot="confirm-modal" data-variant={tone} className="text-ink-muted">
        {children}
      </div>
    </Modal>
  );
}
