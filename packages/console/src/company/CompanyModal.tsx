// The dialog that makes a company.
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Modal, Notice, RequiredNote, Select, TextField } from "@lanyard/design-system";
import { companyLimits, countriesIn } from "@lanyard/contract";
import { ModalActions } from "../shared/ModalActions.tsx";
import { useReader } from "../shared/reader.ts";
import type { NewCompany } from "./companies.queries.ts";

export interface CompanyModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly busy: boolean;
  /** What the server said of the fields, and of all else. */
  readonly problems: Readonly<Partial<Record<keyof NewCompany | "other", string>>>;
  readonly onSubmit: (company: NewCompany) => void;
}

export default function CompanyModal(props: CompanyModalProps) {
  const { open, onOpenChange, busy, problems, onSubmit } = props;
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const reader = useReader();
  const form = useId();
  const { register, handleSubmit, reset } = useForm({
    defaultValues: { name: "", email: "", country: "" },
  });
  const change = (next: boolean) => {
    if (!next) reset();
    onOpenChange(next);
  };
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
      onOpenChange={change}
      title={to("companies.new")}
      description={to("companies.new_text")}
      closeLabel={t("close")}
      busy={busy}
      footer={
        <ModalActions
          onCancel={() => change(false)}
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
        <RequiredNote>{t("required")}</RequiredNote>
        <TextField {...field("name")} />
        <TextField {...field("email")} type="email" hint={to("companies.email_hint")} />
        <Select
          label={to("companies.country")}
          required
          placeholder={to("companies.country_choose")}
          options={countriesIn(reader).map(({ code, name }) => ({ value: code, label: name }))}
          error={problems.country}
          {...register("country")}
        />
      </form>
    </Modal>
  );
}
