// The modal that creates a product: asks for its public name.
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Modal, Notice, TextField } from "@lanyard/design-system";
import { productNameMost, tidyText } from "@lanyard/contract";
import { useErrorText } from "../../components/form/form-problem.ts";
import { StoredFormMessages } from "../../drafts/StoredFormMessages.tsx";
import { ModalActions } from "../../components/form/ModalActions.tsx";
import { requiredText } from "../../components/form/required-text.ts";
import { TextLink } from "../../components/page/TextLink.tsx";
import { useStoredForm } from "../../drafts/useStoredForm.ts";
import { useOnce } from "../../components/form/useOnce.ts";

export interface CreateProductModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly docsUrl: string;
  readonly busy: boolean;
  /** The server's message after a refusal. */
  readonly error?: string | undefined;
  /** Id of the user who will own the product; unsaved input is kept under it. */
  readonly owner: number | undefined;
  /** Resolves to whether the server has created the product. */
  readonly onCreate: (name: string) => Promise<boolean>;
}

export default function CreateProductModal({
  open,
  onOpenChange,
  docsUrl,
  busy,
  error,
  owner,
  onCreate,
}: CreateProductModalProps) {
  const { t } = useTranslation();
  const getErrorText = useErrorText();
  const form = useId();
  const typed = useForm({ defaultValues: { name: "" }, mode: "onTouched" });
  const { register, handleSubmit, formState } = typed;
  const { errors, isValid } = formState;
  const storedForm = useStoredForm({ form: typed, owner, name: "new product", open, busy });
  const close = () => storedForm.guard.ask(() => onOpenChange(false));
  const create = useOnce(
    handleSubmit(async ({ name }) => {
      if (!busy && (await onCreate(tidyText(name)))) storedForm.sent();
    }),
  );

  return (
    <Modal
      open={open}
      onOpenChange={close}
      title={t("products.create")}
      description={t("create.text")}
      closeLabel={t("close")}
      busy={busy}
      footer={
        <ModalActions
          onCancel={close}
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
        <StoredFormMessages form={storedForm} />
        <TextField
          label={t("create.name")}
          hint={t("create.name_hint")}
          required="unmarked"
          autoComplete="off"
          error={getErrorText(errors.name)}
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
