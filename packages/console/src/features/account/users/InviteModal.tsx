// The dialog that invites somebody to the console.
import { useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Modal, Notice, RadioGroup, RequiredNote, Select, TextField } from "@lanyard/design-system";
import { languages, userRoles, usernameMost } from "@lanyard/contract";
import { StoredFormMessages } from "../../../drafts/StoredFormMessages.tsx";
import { ModalActions } from "../../../components/form/ModalActions.tsx";
import { useReader } from "../../../i18n/reader.ts";
import { useStoredForm } from "../../../drafts/useStoredForm.ts";
import type { Invitation } from "./useInvitation.ts";

export interface InviteModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The reader, under whose id unsaved input is kept. */
  readonly owner: number | undefined;
  readonly busy: boolean;
  /** The server's error messages by field; `other` for an error about no field. */
  readonly problems: Readonly<Partial<Record<"username" | "email" | "other", string>>>;
  readonly onSubmit: (invitation: Invitation) => void;
}

export default function InviteModal(props: InviteModalProps) {
  const { open, onOpenChange, owner, busy, problems, onSubmit } = props;
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const reader = useReader();
  const form = useId();
  const typed = useForm<Invitation>({
    defaultValues: { username: "", email: "", language: reader, role: "creator" },
  });
  const { register, handleSubmit, setValue, control } = typed;
  const role = useWatch({ control, name: "role" });
  const storedForm = useStoredForm({ form: typed, owner, name: "invitation", open, busy });
  const close = () => storedForm.guard.ask(() => onOpenChange(false));
  return (
    <Modal
      open={open}
      onOpenChange={close}
      title={to("users.invite")}
      description={to("users.invite_text")}
      closeLabel={t("close")}
      busy={busy}
      footer={
        <ModalActions
          onCancel={close}
          label={to("users.invite_submit")}
          busyLabel={to("companies.saving")}
          busy={busy}
          form={form}
        />
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => void handleSubmit(onSubmit)(event)}
        className="flex flex-col gap-4"
      >
        {problems.other !== undefined && (
          <Notice tone="danger" role="alert">
            {problems.other}
          </Notice>
        )}
        <StoredFormMessages form={storedForm} />
        <RequiredNote>{t("required")}</RequiredNote>
        <TextField
          label={to("users.name")}
          required
          autoComplete="off"
          maxLength={2 * usernameMost}
          error={problems.username}
          {...register("username")}
        />
        <TextField
          label={to("users.email")}
          type="email"
          required
          autoComplete="off"
          hint={to("users.email_hint")}
          error={problems.email}
          {...register("email")}
        />
        <RadioGroup
          legend={to("users.role")}
          layout="row"
          options={userRoles.map((each) => ({ value: each, label: to(`users.role_${each}`) }))}
          value={role}
          onValueChange={(value) =>
            setValue("role", userRoles.find((each) => each === value) ?? role, {
              shouldDirty: true,
            })
          }
        />
        <Select
          label={to("users.language")}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          {...register("language")}
        />
      </form>
    </Modal>
  );
}
