// The form for a new password, in the account and after a mailed link.
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button, Notice, RequiredNote } from "@lanyard/design-system";
import { NewPasswordFields, type NewPassword } from "./NewPasswordFields.tsx";
import { useOnce } from "../shared/useOnce.ts";

export interface PasswordFormProps {
  readonly submitText: string;
  /** Resolves when the password is changed; rejects with an error whose message is shown. */
  readonly onSubmit: (password: NewPassword) => Promise<unknown>;
}

export function PasswordForm({ submitText, onSubmit }: PasswordFormProps) {
  const { t } = useTranslation();
  const form = useForm<NewPassword>({
    defaultValues: { password: "", password_confirmation: "" },
    mode: "onTouched",
  });
  const { register, handleSubmit, getValues, trigger, setError, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = useOnce(
    handleSubmit(async (password) => {
      try {
        await onSubmit(password);
        reset();
      } catch (failure) {
        setError("root", { message: (failure as Error).message });
      }
    }),
  );
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex max-w-lg flex-col items-stretch gap-6"
    >
      <RequiredNote>{t("required")}</RequiredNote>
      {errors.root && (
        <Notice tone="danger" role="alert">
          {errors.root.message}
        </Notice>
      )}
      <NewPasswordFields
        register={register}
        getValues={getValues}
        trigger={trigger}
        errors={errors}
      />
      <Button
        intent="primary"
        type="submit"
        className="sm:self-start"
        busy={isSubmitting}
        busyLabel={t("saving")}
      >
        {submitText}
      </Button>
    </form>
  );
}
