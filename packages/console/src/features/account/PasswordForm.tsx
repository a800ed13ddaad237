// The form for a new password, in the account and after a mailed link.
import { useState, type FunctionComponent } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button, Notice, PasswordField } from "@lanyard/design-system";
import { passwordLimits } from "@lanyard/contract";
import { serializeProblem, useErrorText } from "../../components/form/form-problem.ts";
import type { LeaveWhileProps } from "../../drafts/LeaveWhile.tsx";
import { CallFailure } from "../../api/send.ts";
import { accountGrid, wholeLine } from "./account-grid.ts";
import { NewPasswordFields, type NewPassword } from "./NewPasswordFields.tsx";
import { NeedsScripts } from "../../components/page/NeedsScripts.tsx";
import { useOnce } from "../../components/form/useOnce.ts";

export interface PasswordFormProps {
  readonly submitText: string;
  /** Whether to ask for the current password; not needed with a mailed link. */
  readonly asksCurrent?: boolean;
  /** Asks before the user leaves a half-typed password; only for pages inside the console. */
  readonly leave?: FunctionComponent<LeaveWhileProps>;
  /** Resolves when the password is changed; rejects when the server refuses it. */
  readonly onSubmit: (password: NewPassword) => Promise<unknown>;
}

const empty: NewPassword = { current_password: "", password: "", password_confirmation: "" };
const fields = ["current_password", "password", "password_confirmation"] as const;

export function PasswordForm(props: PasswordFormProps) {
  const { submitText, asksCurrent = false, leave: Leave, onSubmit } = props;
  const { t } = useTranslation();
  const form = useForm<NewPassword>({
    defaultValues: empty,
    mode: "onTouched",
  });
  const { register, handleSubmit, getValues, trigger, setError, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const getErrorText = useErrorText();
  const [refusal, setRefusal] = useState<Error>();
  const showProblems = (failure: unknown) => {
    const problems = failure instanceof CallFailure ? failure.problems : [];
    const fieldProblems = problems.flatMap((problem) => {
      const name = fields.find((one) => one === problem.field);
      return name ? [{ name, problem }] : [];
    });
    for (const [index, { name, problem }] of fieldProblems.entries())
      setError(name, { message: serializeProblem(problem) }, { shouldFocus: index === 0 });
    if (fieldProblems.length === 0) setRefusal(failure as Error);
  };
  const submit = useOnce(
    handleSubmit(async (password) => {
      setRefusal(undefined);
      try {
        await onSubmit(password);
        reset();
      } catch (failure) {
        showProblems(failure);
      }
    }),
  );
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className={asksCurrent ? `${accountGrid} items-start` : "flex flex-col gap-6"}
    >
      <NeedsScripts />
      {Leave && <Leave active={formState.isDirty && !isSubmitting} onLeave={reset} />}
      {refusal && (
        <Notice tone="danger" role="alert" className={wholeLine}>
          {refusal.message}
        </Notice>
      )}
      {asksCurrent && (
        <PasswordField
          label={t("field.current_password")}
          className={wholeLine}
          autoComplete="current-password"
          required="unmarked"
          maxLength={passwordLimits.most}
          showLabel={t("password.show")}
          hideLabel={t("password.hide")}
          error={getErrorText(errors.current_password)}
          {...register("current_password", {
            required: serializeProblem({ key: "password.current_required" }),
          })}
        />
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
        {...(asksCurrent ? { className: `${wholeLine} sm:justify-self-start` } : { size: "lg" })}
        busy={isSubmitting}
        busyLabel={t("saving")}
      >
        {submitText}
      </Button>
    </form>
  );
}
