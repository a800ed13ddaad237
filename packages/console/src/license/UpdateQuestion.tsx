// Asks before an update that may do more than the installed version, and names what is new.
import { useTranslation } from "react-i18next";
import { ConfirmLater } from "../shared/ConfirmLater.tsx";
import { useAnswer } from "../shared/useOnce.ts";

interface UpdateQuestionProps {
  readonly version: string;
  /** In words. */
  readonly added: readonly string[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Rejects when the server refused. */
  readonly onUpdate: () => Promise<unknown>;
}

export function UpdateQuestion({ version, added, ...props }: UpdateQuestionProps) {
  const { t } = useTranslation("store");
  const { t: common } = useTranslation();
  const { open, onOpenChange, onUpdate } = props;
  const answer = useAnswer(onUpdate, () => onOpenChange(false));
  return (
    <ConfirmLater
      open={open}
      onOpenChange={onOpenChange}
      title={t("panel.update_title", { version })}
      confirmLabel={t("standing_next.update")}
      cancelLabel={common("cancel")}
      closeLabel={common("close")}
      busyLabel={t("panel.busy")}
      {...answer}
    >
      {t("panel.update_text")}
      <ul className="mt-3 list-disc ps-5 text-ink">
        {added.map((permission) => (
          <li key={permission}>{permission}</li>
        ))}
      </ul>
    </ConfirmLater>
  );
}
