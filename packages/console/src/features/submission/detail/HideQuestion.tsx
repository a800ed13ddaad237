// Asks before a creator hides a product: only an administrator can bring it back.
import { useTranslation } from "react-i18next";
import { ConfirmLater } from "../../../components/late/ConfirmLater.tsx";
import { useAnswer } from "../../../components/form/useOnce.ts";

interface HideQuestionProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Rejects when the server refused. */
  readonly onHide: () => Promise<unknown>;
}

export function HideQuestion({ open, onOpenChange, onHide }: HideQuestionProps) {
  const { t } = useTranslation();
  const answer = useAnswer(onHide, () => onOpenChange(false));
  return (
    <ConfirmLater
      open={open}
      onOpenChange={onOpenChange}
      title={t("detail.hide_title")}
      confirmLabel={t("detail.hide")}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      tone="danger"
      busyLabel={t("saving")}
      {...answer}
    >
      {t("detail.hide_text")} {t("detail.hidden_effect")}
    </ConfirmLater>
  );
}
