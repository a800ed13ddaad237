// The modal for a forgotten password: asks for the e-mail address to which the server sends a reset link.
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button, Modal, Notice, TextField } from "@lanyard/design-system";
import { useErrorText } from "../../components/form/form-problem.ts";
import { ModalActions } from "../../components/form/ModalActions.tsx";
import { requiredEmail } from "../../components/form/required-email.ts";

export interface ForgotPasswordModalProps {
  readonly open: boolean;
  /** The e-mail address typed into the login form. */
  readonly email: string;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSend: (email: string) => void;
  readonly state: "idle" | "sending" | "sent" | "failed";
  /** The server's error message, when failed. */
  readonly error?: string | undefined;
}

export default function ForgotPasswordModal({
  open,
  email,
  onOpenChange,
  onSend,
  state,
  error,
}: ForgotPasswordModalProps) {
  const { t } = useTranslation();
  const getErrorText = useErrorText();
  const form = useId();
  const { register, handleSubmit, formState } = useForm({ values: { email }, mode: "onTouched" });
  const sending = state === "sending";
  const submit = handleSubmit((values) => {
    onSend(values.email.trim());
  });

  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={t("forgot.title")}
      {...(state !== "sent" && { description: t("forgot.text") })}
      closeLabel={t("close")}
      busy={sending}
      footer={
        state === "sent" ? (
          <Button intent="primary" onClick={() => onOpenChange(false)}>
            {t("close")}
          </Button>
        ) : (
          <ModalActions
            onCancel={() => onOpenChange(false)}
            label={t("forgot.submit")}
            busyLabel={t("forgot.busy")}
            busy={sending}
            form={form}
          />
        )
      }
    >
      {state === "sent" ? (
        <Notice tone="success" role="status">
          {t("forgot.sent")}
        </Notice>
      ) : (
        <form
          id={form}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="flex flex-col gap-6"
        >
          {state === "failed" && (
            <Notice tone="danger" role="alert">
              {error}
            </Notice>
          )}
          <TextField
            type="email"
            label={t("field.email")}
            autoComplete="username"
            required="unmarked"
            error={getErrorText(formState.errors.email)}
            {...register("email", { validate: requiredEmail })}
          />
        </form>
      )}
    </Modal>
  );
}
