// The modal in which an administrator writes the reason of a rejection for the creator.
import { useEffect, useEffectEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { CopyButton, Modal, Notice } from "@lanyard/design-system";
import { isBlank } from "@lanyard/contract";
import { LeaveModal } from "../../../drafts/LeaveModal.tsx";
import { ModalActions } from "../../../components/form/ModalActions.tsx";
import { useLeaveGuard } from "../../../drafts/useLeaveGuard.ts";
import { ReasonField } from "./ReasonField.tsx";
import { useReason } from "./useReason.ts";

export interface RejectModalProps {
  /** The unsent reason is kept on this device under this user and build. */
  readonly userId: number;
  readonly submissionId: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** False once somebody else has decided: the text then stays read-only, to copy. */
  readonly possible: boolean;
  readonly busy: boolean;
  readonly onReject: (reason: string) => void;
}

export default function RejectModal(props: RejectModalProps) {
  const { userId, submissionId, open, onOpenChange, possible, busy, onReject } = props;
  const { t } = useTranslation();
  const form = useId();
  const reason = useReason({ userId, submissionId });
  const { text } = reason;

  // Runs when the modal closes after sending or leaving. Closing the tab or the end of a session does not run it, so
  // the reason is kept then.
  const close = useEffectEvent(() => reason.discardReason());
  useEffect(() => {
    if (!open) return undefined;
    return () => close();
  }, [open]);

  // Only the reason is discarded: remarks and ticked points belong to the desk. A reason that can no longer be sent
  // needs no guard.
  const guard = useLeaveGuard(open && possible && !busy && !isBlank(text), reason.discardReason);
  const leave = () => guard.ask(() => onOpenChange(false));

  return (
    <Modal
      open={open}
      onOpenChange={leave}
      title={t("review.reject_title")}
      description={t("review.reject_text")}
      closeLabel={t("close")}
      busy={busy}
      footer={
        possible ? (
          <ModalActions
            onCancel={leave}
            label={t("review.reject_submit")}
            busyLabel={t("saving")}
            busy={busy}
            form={form}
            intent="danger-solid"
          />
        ) : (
          <CopyButton
            intent="secondary"
            size="md"
            text={text}
            texts={{
              copy: t("left.copy"),
              copied: t("left.copied"),
              failed: t("left.copy_failed"),
            }}
          />
        )
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (possible && !busy) reason.submit(onReject);
        }}
        className="flex flex-col gap-6"
      >
        {!possible && (
          <Notice tone="warning" role="alert">
            {t("stale.moved")}
          </Notice>
        )}
        <ReasonField reason={reason} required={possible && "unmarked"} readOnly={!possible} />
        <LeaveModal guard={guard} />
      </form>
    </Modal>
  );
}
