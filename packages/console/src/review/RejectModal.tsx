// The modal in which an administrator gives the reason of a rejection, which the creator reads.
import { useEffect, useId } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Modal, RequiredNote, TextArea } from "@lanyard/design-system";
import { submissionLimits, textLength, tidyText } from "@lanyard/contract";
import { useSaid } from "../shared/held-problem.ts";
import { ModalActions } from "../shared/ModalActions.tsx";
import { requiredText } from "../shared/required-text.ts";

export interface RejectModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly busy: boolean;
  readonly onReject: (reason: string) => void;
}

export default function RejectModal({ open, onOpenChange, busy, onReject }: RejectModalProps) {
  const { t } = useTranslation();
  const said = useSaid();
  const form = useId();
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { reason: "" },
    mode: "onTouched",
  });

  useEffect(() => {
    if (!open) reset();
  }, [open, reset]);

  const submit = handleSubmit(({ reason }) => {
    if (!busy) onReject(tidyText(reason));
  });

  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={t("review.reject_title")}
      description={t("review.reject_text")}
      closeLabel={t("close")}
      busy={busy}
      footer={
        <ModalActions
          onCancel={() => onOpenChange(false)}
          label={t("review.reject_submit")}
          busyLabel={t("saving")}
          busy={busy}
          form={form}
          intent="danger-solid"
        />
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-6"
      >
        <RequiredNote>{t("required")}</RequiredNote>
        <TextArea
          label={t("review.reason")}
          required
          rows={5}
          counter={textLength}
          maxLength={submissionLimits.rejectionReason}
          error={said(formState.errors.reason)}
          {...register("reason", {
            validate: requiredText({
              required: "reason.required",
              most: submissionLimits.rejectionReason,
              tooLong: "reason.too_long",
            }),
          })}
        />
      </form>
    </Modal>
  );
}
