// The modal that creates a product: asks for its public name.
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Modal, Notice, RequiredNote, TextField } from "@lanyard/design-system";
import { productNameMost, tidyText } from "@lanyard/contract";
import { useSaid } from "../shared/held-problem.ts";
import { ModalActions } from "../shared/ModalActions.tsx";
import { requiredText } from "../shared/required-text.ts";
import { TextLink } from "../shared/TextLink.tsx";

export interface CreateProductModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly docsUrl: string;
  readonly busy: boolean;
  /** The server's message after a refusal. */
  readonly error?: string | undefined;
  readonly onCreate: (name: string) => void;
}

export default function CreateProductModal({
  open,
  onOpenChange,
  docsUrl,
  busy,
  error,
  onCreate,
}: CreateProductModalProps) {
  const { t } = useTranslation();
  const said = useSaid();
  const form = useId();
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { name: "" },
    mode: "onTouched",
  });
  const { errors, isValid } = formState;

  const change = (next: boolean) => {
    if (!next) reset();
    onOpenChange(next);
  };
  const create = handleSubmit(({ name }) => {
    if (!busy) onCreate(tidyText(name));
  });

  return (
    <Modal
      open={open}
      onOpenChange={change}
      title={t("create.title")}
      description={t("create.text")}
      closeLabel={t("close")}
      busy={busy}
      footer={
        <ModalActions
          onCancel={() => change(false)}
          label={t("create.submit")}
          busyLabel={t("create.busy")}
          busy={busy}
          form={form}
          disabled={!isValid}
        />
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => void create(event)}
        className="flex flex-col gap-6"
      >
        {error && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        <RequiredNote>{t("required")}</RequiredNote>
        <TextField
          label={t("create.name")}
          hint={t("create.name_hint")}
          required
          autoComplete="off"
          error={said(errors.name)}
          {...register("name", {
            validate: requiredText({
              required: "name.required",
              most: productNameMost,
              tooLong: "name.too_long",
            }),
          })}
        />
        <p className="text-sm text-ink-muted">
          {t("create.docs")}{" "}
          <TextLink href={docsUrl} newTab>
            {t("create.docs_link")}
          </TextLink>
        </p>
      </form>
    </Modal>
  );
}
