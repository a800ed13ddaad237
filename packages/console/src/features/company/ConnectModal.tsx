// The dialog that connects this tab to a company by its token.
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Modal, PasswordField } from "@lanyard/design-system";
import { ModalActions } from "../../components/form/ModalActions.tsx";
import { TextLink } from "../../components/page/TextLink.tsx";

export interface ConnectModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onConnect: (token: string) => void;
  readonly busy: boolean;
  /** The server's error message about the token. */
  readonly error?: string | undefined;
  readonly supportEmail: string;
}

export default function ConnectModal({
  open,
  onOpenChange,
  onConnect,
  busy,
  error,
  supportEmail,
}: ConnectModalProps) {
  const { t } = useTranslation();
  const { t: ts } = useTranslation("store");
  const form = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { token: "" } });
  const submit = handleSubmit(({ token }) => onConnect(token.trim()));
  const refused = formState.isDirty || formState.isSubmitted ? error : undefined;
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={ts("connect.title")}
      description={ts("connect.text")}
      closeLabel={t("close")}
      busy={busy}
      footer={
        <ModalActions
          onCancel={() => onOpenChange(false)}
          label={ts("connect.submit")}
          busyLabel={ts("connect.busy")}
          busy={busy}
          form={form}
        />
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        <PasswordField
          label={ts("connect.token")}
          hint={ts("connect.kept")}
          autoComplete="off"
          required="unmarked"
          showLabel={t("password.show")}
          hideLabel={t("password.hide")}
          error={formState.errors.token ? ts("connect.required") : refused}
          {...register("token", {
            validate: (token) => token.trim() !== "",
          })}
        />
        <p className="text-sm text-ink-muted">
          {ts("connect.where")} <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
        </p>
      </form>
    </Modal>
  );
}
