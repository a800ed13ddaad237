// Asks for confirmation before an update that needs more permissions, and lists the new ones.
import { useTranslation } from "react-i18next";
import { ConfirmLater } from "../../components/late/ConfirmLater.tsx";
import { useAnswer } from "../../components/form/useOnce.ts";

interface UpdateQuestionProps {
  readonly version: string;
  /** Labels of the new permissions. */
  readonly added: readonly string[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Rejects when the server refuses. */
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
