// Asks before an update that may do more than the installed version, and names what is new.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmLater } from "../shared/ConfirmLater.tsx";
import { useOnce } from "../shared/useOnce.ts";

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
  const [busy, setBusy] = useState(false);
  const update = useOnce(async () => {
    setBusy(true);
    await onUpdate().catch(() => undefined);
    setBusy(false);
    onOpenChange(false);
  });
  return (
    <ConfirmLater
      open={open}
      onOpenChange={onOpenChange}
      title={t("panel.update_title", { version })}
      confirmLabel={t("standing_next.update")}
      cancelLabel={common("cancel")}
      closeLabel={common("close")}
      busy={busy}
      busyLabel={t("panel.busy")}
      onConfirm={() => void update()}
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
