// The user's data while being edited: unsaved input is kept on this device, and a save sends only changed fields.
import { useCallback, useState } from "react";
import { useForm } from "react-hook-form";
import type { ImageFieldValue } from "@lanyard/design-system";
import type { Account, User } from "@lanyard/contract";
import { serializeProblem } from "../../components/form/form-problem.ts";
import { CallFailure } from "../../api/send.ts";
import { useStoredEdits } from "../../drafts/useStoredEdits.ts";
import { useLeaveGuard } from "../../drafts/useLeaveGuard.ts";
import { useOnce } from "../../components/form/useOnce.ts";

const fields = ["username", "email", "support_email"] as const;

export type PersonalData = Record<(typeof fields)[number], string>;
/** The current password is never kept on the device. */
type Entered = PersonalData & { current_password?: string };

interface Edits {
  readonly data: Partial<PersonalData>;
  readonly avatar: ImageFieldValue;
}

/** Discards the input on a reset. */
const anew = { keepDirtyValues: false } as const;

const toPersonalData = ({ username, email, support_email }: User): PersonalData => ({
  username,
  email,
  support_email,
});

export function usePersonalData(user: Account, onSave: (changes: FormData) => Promise<unknown>) {
  const [avatar, setAvatar] = useState<ImageFieldValue>("saved");
  const [avatarError, setAvatarError] = useState<{ readonly message: string }>();
  const [refusal, setRefusal] = useState<Error>();
  const form = useForm<Entered>({
    values: toPersonalData(user),
    // Fields that another tab has saved update, except those edited here.
    resetOptions: { keepDirtyValues: true },
    mode: "onTouched",
  });
  const { getValues, handleSubmit, reset, setError, setValue, subscribe } = form;
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const isChanged = isDirty || avatar !== "saved";

  const changed = (): Partial<PersonalData> => {
    const entered = getValues();
    const names = fields.filter((name) => dirtyFields[name]);
    return Object.fromEntries(names.map((name) => [name, entered[name]]));
  };
  const edits = (): Edits => ({ data: changed(), avatar });
  const enter = ({ data, avatar: newAvatar }: Edits) => {
    for (const name of fields)
      if (data[name] !== undefined) setValue(name, data[name], { shouldDirty: true });
    setAvatar(newAvatar);
  };
  const watch = useCallback(
    (tell: () => void) => subscribe({ formState: { values: true }, callback: tell }),
    [subscribe],
  );
  const storedEdits = useStoredEdits<Edits>({
    owner: user.id,
    form: "account",
    edits: isChanged ? edits : undefined,
    watch,
    onRestore: enter,
  });
  const guard = useLeaveGuard(isChanged && !isSubmitting, storedEdits.forget);

  const refuse = (problem: Parameters<typeof serializeProblem>[0]) =>
    setAvatarError({ message: serializeProblem(problem) });
  const showProblems = (failure: unknown) => {
    const problems = failure instanceof CallFailure ? failure.problems : [];
    let isDisplayed = false;
    for (const problem of problems) {
      const name = ([...fields, "current_password"] as const).find(
        (field) => field === problem.field,
      );
      if (name) setError(name, { message: serializeProblem(problem) });
      else if (problem.field === "avatar") refuse(problem);
      else continue;
      isDisplayed = true;
    }
    // A problem of no field of this form is shown as a whole, instead of nothing.
    if (!isDisplayed) setRefusal(failure as Error);
  };
  const save = useOnce(
    handleSubmit(async ({ current_password, ...data }) => {
      setRefusal(undefined);
      const changes = new FormData();
      for (const name of fields) if (dirtyFields[name]) changes.append(name, data[name].trim());
      if (dirtyFields.email) changes.append("current_password", current_password ?? "");
      if (avatar instanceof File) changes.append("avatar", avatar);
      if (avatar === "removed") changes.append("remove_avatar", "1");
      try {
        await onSave(changes);
        // The address stays until the new one is confirmed.
        reset({ ...data, email: user.email }, anew);
        setAvatar("saved");
      } catch (failure) {
        showProblems(failure);
      }
    }),
  );

  return {
    form,
    isChanged,
    asksPassword: dirtyFields.email === true,
    /** An error about no single field. */
    refusal,
    save,
    guard,
    avatar: {
      value: avatar,
      error: avatarError,
      refuse,
      choose: (next: ImageFieldValue) => {
        setAvatarError(undefined);
        setAvatar(next);
      },
    },
    restored: storedEdits.restored,
    /** Discards the input; returns an undo function. */
    discard: () => {
      const entered = edits();
      reset(toPersonalData(user), anew);
      setAvatar("saved");
      return () => enter(entered);
    },
  };
}
