// The dialog that creates a company.
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Modal, Notice, RequiredNote, Select, TextField } from "@lanyard/design-system";
import {
  companyLimits,
  listCountries,
  type createCompany,
  type RequestBody,
} from "@lanyard/contract";
import { StoredFormMessages } from "../../../drafts/StoredFormMessages.tsx";
import { ModalActions } from "../../../components/form/ModalActions.tsx";
import { useReader } from "../../../i18n/reader.ts";
import { useStoredForm } from "../../../drafts/useStoredForm.ts";

export type NewCompany = RequestBody<typeof createCompany>;

export interface CompanyModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The reader, under whose id unsaved input is kept. */
  readonly owner: number | undefined;
  readonly busy: boolean;
  /** The server's error messages by field; `other` for an error about no field. */
  readonly problems: Readonly<Partial<Record<keyof NewCompany | "other", string>>>;
  readonly onSubmit: (company: NewCompany) => void;
}

export default function CompanyModal(props: CompanyModalProps) {
  const { open, onOpenChange, owner, busy, problems, onSubmit } = props;
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const reader = useReader();
  const form = useId();
  const typed = useForm({ defaultValues: { name: "", email: "", country: "" } });
  const { register, handleSubmit } = typed;
  const storedForm = useStoredForm({ form: typed, owner, name: "new company", open, busy });
  const close = () => storedForm.guard.ask(() => onOpenChange(false));
  const field = (name: "name" | "email") => ({
    label: to(`companies.${name}`),
    required: true,
    autoComplete: "off",
    maxLength: 2 * companyLimits[name],
    error: problems[name],
    ...register(name),
  });
  return (
    <Modal
      open={open}
      onOpenChange={close}
      title={to("companies.new")}
      description={to("companies.new_text")}
      closeLabel={t("close")}
      busy={busy}
      footer={
        <ModalActions
          onCancel={close}
          label={to("companies.new_submit")}
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
        <TextField {...field("name")} />
        <TextField {...field("email")} type="email" hint={to("companies.email_hint")} />
        <Select
          label={to("companies.country")}
          required
          placeholder={to("companies.country_choose")}
          options={listCountries(reader).map(({ code, name }) => ({ value: code, label: name }))}
          error={problems.country}
          {...register("country")}
        />
      </form>
    </Modal>
  );
}
