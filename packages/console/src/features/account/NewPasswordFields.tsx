// The fields for a new password and its confirmation, with the validation that both forms share.
import type {
  FieldErrors,
  UseFormGetValues,
  UseFormRegister,
  UseFormTrigger,
} from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PasswordField } from "@lanyard/design-system";
import { passwordLimits } from "@lanyard/contract";
import { serializeProblem, useErrorText } from "../../components/form/form-problem.ts";

export interface NewPassword {
  /** For a signed-in user; empty with a mailed link. */
  current_password: string;
  password: string;
  password_confirmation: string;
}

interface NewPasswordFieldsProps {
  readonly register: UseFormRegister<NewPassword>;
  readonly getValues: UseFormGetValues<NewPassword>;
  readonly trigger: UseFormTrigger<NewPassword>;
  readonly errors: FieldErrors<NewPassword>;
}

export function NewPasswordFields({
  register,
  getValues,
  trigger,
  errors,
}: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const getErrorText = useErrorText();
  const shared = {
    autoComplete: "new-password",
    required: "unmarked",
    maxLength: passwordLimits.most,
    showLabel: t("password.show"),
    hideLabel: t("password.hide"),
  } as const;
  return (
    <>
      <PasswordField
        {...shared}
        label={t("field.new_password")}
        // The error of a password that is too short says the same.
        hint={
          errors.password?.type === "minLength"
            ? undefined
            : t("password.hint", { least: passwordLimits.least })
        }
        error={getErrorText(errors.password)}
        {...register("password", {
          required: serializeProblem({ key: "password.required" }),
          minLength: {
            value: passwordLimits.least,
            message: serializeProblem({
              key: "password.too_short",
              params: { least: passwordLimits.least },
            }),
          },
          // Not while the confirmation is empty: its error would disappear when the field loses focus, the button would
          // move away from under the pointer, and the click would be lost.
          onChange: () => {
            if (getValues("password_confirmation") !== "") void trigger("password_confirmation");
          },
        })}
      />
      <PasswordField
        {...shared}
        label={t("field.password_confirmation")}
        error={getErrorText(errors.password_confirmation)}
        {...register("password_confirmation", {
          required: serializeProblem({ key: "password.confirmation_required" }),
          validate: (typed) =>
            typed === getValues("password") || serializeProblem({ key: "password.mismatch" }),
        })}
      />
    </>
  );
}
