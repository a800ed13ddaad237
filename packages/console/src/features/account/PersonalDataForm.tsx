// The form for the user's data: avatar, username, e-mail, support e-mail. Sends only changed fields.
import { useTranslation } from "react-i18next";
import {
  Avatar,
  Button,
  ImageField,
  Notice,
  PasswordField,
  RequiredNote,
  TextField,
} from "@lanyard/design-system";
import {
  imageTypes,
  submissionLimits,
  usernameMost,
  passwordLimits,
  type Account,
} from "@lanyard/contract";
import { KeptNotice } from "../../drafts/RestoredNotice.tsx";
import { LeaveModal } from "../../drafts/LeaveModal.tsx";
import { formatSize } from "../../i18n/file-size.ts";
import { toAccept, formatRejection } from "../../components/form/files.ts";
import { serializeProblem, useErrorText } from "../../components/form/form-problem.ts";
import { optionalEmail, requiredEmail } from "../../components/form/required-email.ts";
import { requiredText } from "../../components/form/required-text.ts";
import { useReader } from "../../i18n/reader.ts";
import { useOnce } from "../../components/form/useOnce.ts";
import { accountGrid, wholeLine } from "./account-grid.ts";
import { usePersonalData } from "./usePersonalData.ts";

export interface PersonalDataFormProps {
  readonly user: Account;
  /** Resolves when saved; rejects with the error. */
  readonly onSave: (changes: FormData) => Promise<unknown>;
  /** Keeps the present e-mail address; rejects as `onSave` does. */
  readonly onKeepEmail: () => Promise<unknown>;
}

export function PersonalDataForm({ user, onSave, onKeepEmail }: PersonalDataFormProps) {
  const { t } = useTranslation();
  const getErrorText = useErrorText();
  const language = useReader();
  const { form, isChanged, asksPassword, refusal, save, guard, avatar, restored, discard } =
    usePersonalData(user, onSave);
  // A refusal is told by a toast.
  const keepEmail = useOnce(() => onKeepEmail().catch(() => undefined));
  const { register } = form;
  const { errors, isSubmitting } = form.formState;
  const limit = formatSize(submissionLimits.imageBytes, language);

  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      // Aligned at the top, because two fields side by side may each have a hint and an error.
      className={`${accountGrid} items-start`}
    >
      <KeptNotice restored={restored} onDiscard={discard} className={wholeLine} />
      <RequiredNote className={wholeLine}>{t("required")}</RequiredNote>
      {refusal && (
        <Notice tone="danger" role="alert" className={wholeLine}>
          {refusal.message}
        </Notice>
      )}
      <ImageField
        label={t("account.avatar")}
        className={wholeLine}
        hint={t("account.avatar_hint", { limit })}
        error={getErrorText(avatar.error)}
        shape="round"
        src={user.avatar}
        fallback={<Avatar name={user.username} size="lg" />}
        value={avatar.value}
        accept={toAccept(imageTypes)}
        maxBytes={submissionLimits.imageBytes}
        onValueChange={avatar.choose}
        onRejected={(code) => avatar.refuse(formatRejection("image", code, limit))}
        labels={{
          choose: t("image.choose"),
          replace: t("image.replace"),
          remove: t("image.remove"),
          undo: t("image.undo"),
          discard: t("image.discard"),
          toBeRemoved: t("image.to_be_removed"),
        }}
      />
      <TextField
        label={t("account.username")}
        autoComplete="username"
        required
        error={getErrorText(errors.username)}
        {...register("username", {
          validate: requiredText({
            required: "username.required",
            most: usernameMost,
            tooLong: "field.too_long",
            label: "account.username",
          }),
        })}
      />
      <TextField
        type="email"
        label={t("field.email")}
        autoComplete="email"
        required
        error={getErrorText(errors.email)}
        {...register("email", { validate: requiredEmail })}
      />
      {asksPassword && (
        <PasswordField
          label={t("field.current_password")}
          className={wholeLine}
          hint={t("account.current_password_hint")}
          autoComplete="current-password"
          required
          maxLength={passwordLimits.most}
          showLabel={t("password.show")}
          hideLabel={t("password.hide")}
          error={getErrorText(errors.current_password)}
          {...register("current_password", {
            shouldUnregister: true,
            required: serializeProblem({ key: "password.current_required" }),
          })}
        />
      )}
      {user.pending_email !== "" && (
        <Notice
          tone="info"
          className={wholeLine}
          action={
            <Button size="sm" onClick={() => void keepEmail()}>
              {t("account.email_cancel")}
            </Button>
          }
        >
          {t("account.email_pending", { email: user.pending_email })}
        </Notice>
      )}
      <TextField
        type="email"
        label={t("account.support_email")}
        className={wholeLine}
        hint={t("account.support_email_hint")}
        error={getErrorText(errors.support_email)}
        {...register("support_email", {
          validate: optionalEmail,
        })}
      />
      <Button
        intent="primary"
        type="submit"
        className={`${wholeLine} sm:justify-self-start`}
        // Not `disabled`, because the button would lose the focus after a save.
        aria-disabled={!isChanged}
        busy={isSubmitting}
        busyLabel={t("saving")}
      >
        {t("save")}
      </Button>
      <LeaveModal guard={guard} />
    </form>
  );
}
