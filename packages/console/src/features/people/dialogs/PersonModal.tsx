// The dialog that adds a person to the list, or changes a person's details.
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Modal, Notice, TextField } from "@lanyard/design-system";
import { personLimits, type Person } from "@lanyard/contract";
import { StoredFormMessages } from "../../../drafts/StoredFormMessages.tsx";
import { ModalActions } from "../../../components/form/ModalActions.tsx";
import { useStoredForm } from "../../../drafts/useStoredForm.ts";

export interface PersonFields {
  readonly user_id: string;
  readonly name: string;
  readonly email: string;
  readonly department: string;
}

export interface PersonModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The company, under whose id unsaved input is kept. */
  readonly owner: string | undefined;
  /** The person to change; undefined to add one. */
  readonly person: Person | undefined;
  readonly busy: boolean;
  /** The server's error messages by field; `other` for an error about no field. */
  readonly problems: Readonly<Partial<Record<keyof PersonFields | "other", string>>>;
  readonly onSubmit: (fields: PersonFields) => void;
}

export default function PersonModal({
  open,
  onOpenChange,
  owner,
  person,
  busy,
  problems,
  onSubmit,
}: PersonModalProps) {
  const { t } = useTranslation();
  const { t: ts } = useTranslation("store");
  const form = useId();
  const typed = useForm<PersonFields>({
    values: {
      user_id: person?.user_id ?? "",
      name: person?.name ?? "",
      email: person?.email ?? "",
      department: person?.department ?? "",
    },
    // Fields that somebody else has saved meanwhile update, except those edited here.
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit } = typed;
  const formName = person ? `person ${person.user_id}` : "new person";
  const storedForm = useStoredForm({ form: typed, owner, name: formName, open, busy });
  const close = () => storedForm.guard.ask(() => onOpenChange(false));
  const field = (name: keyof PersonFields) => ({
    label: ts(`access.field_${name}`),
    maxLength: 2 * personLimits[name === "user_id" ? "userId" : name],
    autoComplete: "off",
    error: problems[name],
    ...register(name),
  });
  return (
    <Modal
      open={open}
      onOpenChange={close}
      title={ts(person ? "access.change_title" : "access.add_title")}
      description={person ? undefined : ts("access.add_text")}
      closeLabel={t("close")}
      busy={busy}
      footer={
        <ModalActions
          onCancel={close}
          label={ts(person ? "access.save" : "access.add")}
          busyLabel={ts("access.saving")}
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
        <TextField {...field("name")} />
        <TextField {...field("email")} type="email" />
        <TextField {...field("department")} />
        {!person && <TextField {...field("user_id")} hint={ts("access.id_hint")} />}
      </form>
    </Modal>
  );
}
