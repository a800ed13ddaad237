// The login form: errors are shown at their field, wrong credentials above the form.
import { useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import {
  Button,
  Checkbox,
  Notice,
  PasswordField,
  RequiredNote,
  TextButton,
  TextField,
} from "@lanyard/design-system";
import { requiredEmail } from "../shared/required-email.ts";
import { useOnce } from "../shared/useOnce.ts";

export interface Credentials {
  email: string;
  password: string;
  remember_me: boolean;
}

interface LoginFormProps {
  /** Resolves when signed in; rejects with an error whose message is shown. */
  readonly onSubmit: (credentials: Credentials) => Promise<void>;
  readonly onForgot: (email: string) => void;
}

export function LoginForm({ onSubmit, onForgot }: LoginFormProps) {
  const { t } = useTranslation();
  const form = useForm<Credentials>({
    defaultValues: { email: "", password: "", remember_me: false },
    mode: "onTouched",
  });
  const { register, handleSubmit, formState, setError, control, setValue, getValues } = form;
  const { errors, isSubmitting } = formState;
  const remember = useWatch({ control, name: "remember_me" });
  const title = useId();

  const submit = useOnce(
    handleSubmit(async (credentials) => {
      try {
        await onSubmit(credentials);
      } catch (failure) {
        setError("root", { message: (failure as Error).message });
      }
    }),
  );

  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-labelledby={title}
      className="flex flex-col gap-6"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h1 id={title} className="text-xl font-semibold tracking-tight">
          {t("login.title")}
        </h1>
        <RequiredNote>{t("required")}</RequiredNote>
      </div>
      {errors.root && (
        <Notice tone="danger" role="alert">
          {errors.root.message}
        </Notice>
      )}
      <TextField
        type="email"
        label={t("field.email")}
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register("email", { validate: requiredEmail(t) })}
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          label={t("field.password")}
          autoComplete="current-password"
          required
          showLabel={t("password.show")}
          hideLabel={t("password.hide")}
          error={errors.password?.message}
          {...register("password", { required: t("password.required") })}
        />
        <TextButton className="self-start text-sm" onClick={() => onForgot(getValues("email"))}>
          {t("login.forgot")}
        </TextButton>
      </div>
      <Checkbox
        label={t("login.remember")}
        checked={remember}
        onCheckedChange={(on) => setValue("remember_me", on)}
      />
      <Button
        intent="primary"
        type="submit"
        size="lg"
        busy={isSubmitting}
        busyLabel={t("login.busy")}
      >
        {t("login.submit")}
      </Button>
    </form>
  );
}
