// The form of a functionality request: e-mail, subject, description, consent.
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Trans, useTranslation } from "react-i18next";
import { Button, Checkbox, Notice, TextArea, TextField } from "@lanyard/design-system";
import { NeedsScripts } from "../../components/page/NeedsScripts.tsx";
import { TextLink } from "../../components/page/TextLink.tsx";
import { enquiryLimits } from "@lanyard/contract";
import { serializeProblem, useErrorText } from "../../components/form/form-problem.ts";
import type { Owner } from "../../drafts/stored-edits.ts";
import { latePart } from "../../components/late/late-part.tsx";
import { confirmLeave } from "../../drafts/useLeaveGuard.ts";
import { requiredEmail } from "../../components/form/required-email.ts";
import { requiredText } from "../../components/form/required-text.ts";
import { useOnce } from "../../components/form/useOnce.ts";
import type { FunctionalityRequest } from "./functionality-request.ts";
import type { StoredRequestProps } from "./StoredRequest.tsx";

/** The part that keeps unsent input, loaded later: the form is usable without it. */
const StoredRequest = latePart<StoredRequestProps>(() => import("./StoredRequest.tsx"));

/** Holds the function to call after sending, once KeptRequest has loaded and passed it in. */
function createSentSlot() {
  let forget: (() => void) | undefined;
  return {
    come: (next: () => void) => {
      forget = next;
    },
    sent: () => forget?.(),
  };
}

export interface FunctionalityFormProps {
  readonly privacyUrl: string;
  /** The owner of the kept input; undefined while unknown. */
  readonly owner: Owner | undefined;
  readonly onCancel: () => void;
  /** Resolves when the request is sent; rejects with an error whose message is shown. */
  readonly onSubmit: (request: FunctionalityRequest) => Promise<unknown>;
}

export function FunctionalityForm({
  privacyUrl,
  owner,
  onCancel,
  onSubmit,
}: FunctionalityFormProps) {
  const { t } = useTranslation();
  const getErrorText = useErrorText();
  const form = useForm<FunctionalityRequest>({
    defaultValues: { email: "", object: "", description: "", privacy: false },
    mode: "onTouched",
  });
  const { register, handleSubmit, control, setValue, formState } = form;
  const [sentSlot] = useState(createSentSlot);
  const { errors, isSubmitting, isValid, isDirty } = formState;
  // Not among the form's errors: with one the form would be invalid, and could not be submitted again.
  const [refusal, setRefusal] = useState<Error>();
  const agreed = useWatch({ control, name: "privacy" });
  const submit = useOnce(
    handleSubmit(async (request) => {
      setRefusal(undefined);
      try {
        await onSubmit({ ...request, email: request.email.trim() });
        sentSlot.sent();
      } catch (failure) {
        setRefusal(failure as Error);
      }
    }),
  );
  register("privacy", { validate: (yes) => yes || serializeProblem({ key: "privacy.required" }) });

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-6"
    >
      <NeedsScripts />
      <StoredRequest {...{ form, owner, isDirty }} onReady={sentSlot.come} />
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal.message}
        </Notice>
      )}
      <TextField
        type="email"
        label={t("field.email")}
        autoComplete="email"
        required="unmarked"
        error={getErrorText(errors.email)}
        {...register("email", { validate: requiredEmail })}
      />
      <TextField
        label={t("functionality.object")}
        required="unmarked"
        error={getErrorText(errors.object)}
        {...register("object", {
          validate: requiredText({
            required: "object.required",
            most: enquiryLimits.object,
            tooLong: "field.too_long",
            label: "functionality.object",
          }),
        })}
      />
      <TextArea
        label={t("functionality.description")}
        hint={t("functionality.description_hint")}
        required="unmarked"
        rows={6}
        error={getErrorText(errors.description)}
        {...register("description", {
          validate: requiredText({
            required: "request_text.required",
            most: enquiryLimits.description,
            tooLong: "field.too_long",
            label: "functionality.description",
          }),
        })}
      />
      <Checkbox
        label={
          <Trans
            i18nKey="functionality.privacy"
            components={{
              a: <TextLink href={privacyUrl} newTab />,
            }}
          />
        }
        required="unmarked"
        error={getErrorText(errors.privacy)}
        checked={agreed}
        onCheckedChange={(isOn) =>
          setValue("privacy", isOn, { shouldValidate: true, shouldTouch: true })
        }
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button onClick={() => confirmLeave(onCancel)}>{t("cancel")}</Button>
        <Button
          intent="primary"
          type="submit"
          disabled={!isValid}
          busy={isSubmitting}
          busyLabel={t("forgot.busy")}
        >
          {t("functionality.submit")}
        </Button>
      </div>
    </form>
  );
}
