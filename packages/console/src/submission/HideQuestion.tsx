// Asks before a creator hides a product: only an administrator can bring it back.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmLater } from "../shared/ConfirmLater.tsx";
import { useOnce } from "../shared/useOnce.ts";

interface HideQuestionProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Rejects when the server refused. */
  readonly onHide: () => Promise<unknown>;
}

export function HideQuestion({ open, onOpenChange, onHide }: HideQuestionProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const hide = useOnce(async () => {
    setBusy(true);
    // When it fails a toast shows why.
    await onHide().catch(() => undefined);
    setBusy(false);
    onOpenChange(false);
  });
  return (
    <ConfirmLater
      open={open}
      onOpenChange={onOpenChange}
      title={t("detail.hide_title")}
      confirmLabel={t("detail.hide")}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      tone="danger"
      busy={busy}
      busyLabel={t("saving")}
      onConfirm={() => void hide()}
    >
      {t("detail.hide_text")} {t("detail.hidden_effect")}
    </ConfirmLater>
  );
}
