// The form for the user's data: avatar, username, e-mail, support e-mail. Sends only what changed.
import { useTranslation } from "react-i18next";
import {
  Avatar,
  Button,
  ImageField,
  Notice,
  RequiredNote,
  TextField,
} from "@lanyard/design-system";
import { imageTypes, isEmail, submissionLimits, usernameMost, type User } from "@lanyard/contract";
import { KeptNotice } from "../shared/KeptNotice.tsx";
import { LeaveModal } from "../shared/LeaveModal.tsx";
import { formatSize } from "../shared/file-size.ts";
import { acceptOf, rejectionText } from "../shared/files.ts";
import { requiredEmail } from "../shared/required-email.ts";
import { requiredText } from "../shared/required-text.ts";
import { useReader } from "../shared/reader.ts";
import { usePersonalData } from "./usePersonalData.ts";

export interface PersonalDataFormProps {
  readonly user: User;
  /** Resolves when saved; rejects with the failure. */
  readonly onSave: (changes: FormData) => Promise<unknown>;
}

export function PersonalDataForm({ user, onSave }: PersonalDataFormProps) {
  const { t } = useTranslation();
  const language = useReader();
  const { form, isChanged, save, guard, avatar, restored, discard } = usePersonalData(user, onSave);
  const { register } = form;
  const { errors, isSubmitting } = form.formState;
  const limit = formatSize(submissionLimits.imageBytes, language);

  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex max-w-lg flex-col gap-6"
    >
      <KeptNotice kept={restored} onDiscard={discard} />
      <RequiredNote>{t("required")}</RequiredNote>
      {errors.root && (
        <Notice tone="danger" role="alert">
          {errors.root.message}
        </Notice>
      )}
      <ImageField
        label={t("account.avatar")}
        hint={t("account.avatar_hint", { limit })}
        error={avatar.error}
        shape="round"
        src={user.avatar}
        fallback={<Avatar name={user.username} size="lg" />}
        value={avatar.value}
        accept={acceptOf(imageTypes)}
        maxBytes={submissionLimits.imageBytes}
        onValueChange={avatar.choose}
        onRejected={(code) => avatar.refuse(rejectionText(t, "image", code, limit))}
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
        error={errors.username?.message}
        {...register("username", {
          validate: requiredText(t("username.required"), usernameMost, (over) =>
            t("field.too_long", { field: t("account.username"), most: usernameMost, over }),
          ),
        })}
      />
      <TextField
        type="email"
        label={t("field.email")}
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register("email", { validate: requiredEmail(t) })}
      />
      <TextField
        type="email"
        label={t("account.support_email")}
        hint={t("account.support_email_hint")}
        error={errors.support_email?.message}
        {...register("support_email", {
          validate: (typed) => typed.trim() === "" || isEmail(typed.trim()) || t("email.invalid"),
        })}
      />
      <Button
        intent="primary"
        type="submit"
        className="sm:self-start"
        // Not `disabled`, which would take the focus from the button after a save.
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
