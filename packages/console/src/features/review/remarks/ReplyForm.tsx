// The form of a saved reply, in every language; unsaved text is kept on this device until it is saved or discarded.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Notice, Select, TextArea } from "@lanyard/design-system";
import {
  languages,
  replyLimits,
  replySubjects,
  textLength,
  type Reply,
  type ReplySubject,
} from "@lanyard/contract";
import { CallFailure } from "../../../api/send.ts";
import type { Replies } from "./replies.ts";
import { useReply } from "./useReply.ts";

interface ReplyFormProps extends Pick<Replies, "userId" | "onSave"> {
  /** Null for a new reply. */
  readonly reply: Reply | null;
  readonly onClose: () => void;
}

export function ReplyForm({ userId, reply, onSave, onClose }: ReplyFormProps) {
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  const form = useReply({ userId, reply });
  const [saving, setSaving] = useState(false);
  /** Somebody else has saved the reply since: their version is shown, to choose from. */
  const [late, setLate] = useState(false);
  /** Somebody else has removed the reply since: the text can be saved as a new one. */
  const [isRemoved, setIsRemoved] = useState(false);

  const save = form.submit(async (written, loaded) => {
    setSaving(true);
    try {
      await onSave({
        id: isRemoved ? undefined : reply?.reply_id,
        body: { ...written, ...(loaded !== undefined && { updated_at: loaded }) },
      });
      form.forget();
      onClose();
    } catch (failure) {
      // A toast shows the error; the text stays in the form.
      const status = failure instanceof CallFailure ? failure.status : undefined;
      if (status === 409) setLate(true);
      if (status === 404) setIsRemoved(true);
      setSaving(false);
    }
  });

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void save(event)}>
      {form.restored && (
        <Notice
          tone="info"
          role="status"
          action={
            <Button size="sm" intent="quiet" onClick={form.discard}>
              {main("kept.discard")}
            </Button>
          }
        >
          {t("reply.restored")}
        </Notice>
      )}
      {late && reply && (
        <Notice
          tone="warning"
          role="alert"
          title={t("reply.late", { name: reply.username })}
          action={
            <Button
              size="sm"
              onClick={() => {
                form.rebase();
                setLate(false);
              }}
            >
              {t("reply.late_mine")}
            </Button>
          }
        >
          {languages.map(({ code, name }) => `${name}: ${reply.texts[code]}`).join("\n")}
        </Notice>
      )}
      <Select
        label={t("reply.about")}
        options={replySubjects.map((value) => ({ value, label: t(`reply.about_${value}`) }))}
        value={form.about}
        onChange={(event) => form.setAbout(event.target.value as ReplySubject)}
      />
      {languages.map(({ code, name }) => (
        <TextArea
          key={code}
          lang={code}
          label={name}
          required
          rows={4}
          counter={textLength}
          maxLength={replyLimits.text}
          error={
            form.getProblem(code) &&
            t(form.getProblem(code) === "blank" ? "reply.required" : "reply.too_long", {
              language: name,
              most: replyLimits.text,
            })
          }
          {...form.field(code)}
        />
      ))}
      {/* Beside the submit button, because the form is taller than the window. */}
      {isRemoved && (
        <Notice tone="warning" role="alert" title={t("reply.gone")}>
          {t("reply.gone_text")}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" intent="primary" busy={saving} busyLabel={main("saving")}>
          {t(isRemoved ? "reply.save_new" : "reply.save")}
        </Button>
        <Button
          disabled={saving}
          onClick={() => {
            form.discard();
            onClose();
          }}
        >
          {main("cancel")}
        </Button>
      </div>
    </form>
  );
}
