// One saved reply in the reader's language, with its actions.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lanyard/design-system";
import type { LanguageCode, Reply } from "@lanyard/contract";

interface ReplyRowProps {
  readonly reply: Reply;
  readonly reader: LanguageCode;
  readonly onInsert: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => Promise<unknown>;
}

const announcedLength = 60;

export function ReplyRow({ reply, reader, onInsert, onEdit, onRemove }: ReplyRowProps) {
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  const [step, setStep] = useState<"asked" | "removing">();
  const text = reply.texts[reader];
  const short = text.length > announcedLength ? `${text.slice(0, announcedLength)}…` : text;
  const remove = async () => {
    setStep("removing");
    // A toast shows a failure.
    await onRemove().catch(() => undefined);
    setStep(undefined);
  };
  return (
    <li className="flex flex-col gap-3 py-4 text-sm">
      <div className="flex flex-col gap-1">
        <p className="text-xs text-ink-muted">{t(`reply.about_${reply.about}`)}</p>
        <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      </div>
      {step === undefined ? (
        <div className="flex flex-wrap gap-3">
          <Button size="sm" aria-label={t("reply.insert_of", { text: short })} onClick={onInsert}>
            {t("reply.insert")}
          </Button>
          <Button
            size="sm"
            intent="quiet"
            aria-label={t("reply.edit_of", { text: short })}
            onClick={onEdit}
          >
            {t("reply.edit")}
          </Button>
          <Button
            size="sm"
            intent="quiet"
            aria-label={t("reply.remove_of", { text: short })}
            onClick={() => setStep("asked")}
          >
            {t("reply.remove")}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3" role="group" aria-label={short}>
          <p role="alert">{t("reply.remove_ask")}</p>
          <Button
            size="sm"
            intent="danger"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was just pressed
            autoFocus
            busy={step === "removing"}
            busyLabel={main("saving")}
            onClick={() => void remove()}
          >
            {t("reply.remove")}
          </Button>
          <Button size="sm" disabled={step === "removing"} onClick={() => setStep(undefined)}>
            {main("cancel")}
          </Button>
        </div>
      )}
    </li>
  );
}
