// A confirmation before something that is not easily undone: the safe answer gets the focus first.
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { Modal, type ModalProps } from "./Modal.tsx";
import { useOwnState } from "../own-state/useOwnState.ts";

export const confirmTones = ["default", "danger"] as const;
export type ConfirmTone = (typeof confirmTones)[number];

export interface ConfirmModalProps extends Omit<
  ModalProps,
  "description" | "footer" | "role" | "size"
> {
  /** Called with `true` by the trigger, with `false` by Escape, the close button, the backdrop and the cancel button. */
  onOpenChange?: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What happens when it is confirmed. */
  children?: ReactNode;
  /** Text of the confirming button, worded as the action ("Remove build"). */
  confirmLabel: string;
  /** Text of the cancelling button. */
  cancelLabel: string;
  /** Called by the cancelling button alone, before it closes the dialog: where "no" is an answer, and closing is none. */
  onCancel?: () => void;
  /** Called by the confirming button; the caller closes the dialog when the work is done. */
  onConfirm: () => void;
  /** `danger` when something is deleted. */
  tone?: ConfirmTone;
  /** While true the dialog stays open and the confirming button shows a spinner. */
  busy?: boolean;
  /** Announced while busy. */
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
  const [shows, setShows] = useOwnState(open, defaultOpen, onOpenChange);
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
