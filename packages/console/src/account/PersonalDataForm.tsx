// The form for the user's data: avatar, username, e-mail, support e-mail. Sends only what changed.
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import {
  Avatar,
  Button,
  ImageField,
  type ImageFieldValue,
  Notice,
  RequiredNote,
  TextField,
} from "@lanyard/design-system";
import { imageTypes, isEmail, submissionLimits, usernameMost, type User } from "@lanyard/contract";
import { CallFailure } from "../shared/send.ts";
import { formatSize } from "../shared/file-size.ts";
import { acceptOf, rejectionText } from "../shared/files.ts";
import { requiredEmail } from "../shared/required-email.ts";
import { requiredText } from "../shared/required-text.ts";
import { useReader } from "../shared/reader.ts";
import { useOnce } from "../shared/useOnce.ts";

interface PersonalData {
  username: string;
  email: string;
  support_email: string;
}

export interface PersonalDataFormProps {
  readonly user: User;
  /** Resolves when saved; rejects with the failure. */
  readonly onSave: (changes: FormData) => Promise<unknown>;
}

const fields = ["username", "email", "support_email"] as const;

export function PersonalDataForm({ user, onSave }: PersonalDataFormProps) {
  const { t } = useTranslation();
  const language = useReader();
  const [avatar, setAvatar] = useState<ImageFieldValue>("saved");
  const [avatarError, setAvatarError] = useState<string>();
  const values = { username: user.username, email: user.email, support_email: user.support_email };
  const { register, handleSubmit, setError, formState } = useForm<PersonalData>({
    values,
    mode: "onTouched",
  });
  const { errors, isSubmitting, dirtyFields, isDirty } = formState;
  const limit = formatSize(submissionLimits.imageBytes, language);

  const showProblems = (failure: unknown) => {
    const problems = failure instanceof CallFailure ? failure.problems : [];
    for (const { field, text } of problems) {
      const name = fields.find((known) => known === field);
      if (name) setError(name, { message: text });
      else if (field === "avatar") setAvatarError(text);
    }
    if (problems.length === 0) setError("root", { message: (failure as Error).message });
  };
  const save = useOnce(
    handleSubmit(async (data) => {
      const changes = new FormData();
      for (const field of fields) if (dirtyFields[field]) changes.append(field, data[field].trim());
      if (avatar instanceof File) changes.append("avatar", avatar);
      if (avatar === "removed") changes.append("remove_avatar", "1");
      try {
        await onSave(changes);
        setAvatar("saved");
      } catch (failure) {
        showProblems(failure);
      }
    }),
  );

  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex max-w-lg flex-col gap-6"
    >
      <RequiredNote>{t("required")}</RequiredNote>
      {errors.root && (
        <Notice tone="danger" role="alert">
          {errors.root.message}
        </Notice>
      )}
      <ImageField
        label={t("account.avatar")}
        hint={t("account.avatar_hint", { limit })}
        error={avatarError}
        shape="round"
        src={user.avatar}
        fallback={<Avatar name={user.username} size="lg" />}
        value={avatar}
        accept={acceptOf(imageTypes)}
        maxBytes={submissionLimits.imageBytes}
        onValueChange={(next) => {
          setAvatarError(undefined);
          setAvatar(next);
        }}
        onRejected={(code) => setAvatarError(rejectionText(t, "image", code, limit))}
        labels={{
          choose: t("image.choose"),
          replace: t("image.replace"),
          remove: t("image.remove"),
          undo: t("image.undo"),
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
        aria-disabled={!isDirty && avatar === "saved"}
        busy={isSubmitting}
        busyLabel={t("saving")}
      >
        {t("save")}
      </Button>
    </form>
  );
}
