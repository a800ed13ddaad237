// Asks before an app is uninstalled, and says what that means for this license.
import { useTranslation } from "react-i18next";
import type { Standing } from "@lanyard/contract";
import { ConfirmLater } from "../shared/ConfirmLater.tsx";
import { useAnswer } from "../shared/useOnce.ts";

interface UninstallQuestionProps {
  readonly name: string;
  readonly standing: Standing;
  /** Who can no longer use it then, where that is known. */
  readonly people?: string | undefined;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Rejects when the server refused. */
  readonly onUninstall: () => Promise<unknown>;
}

const textOf = ({ name, offSale }: Standing) => {
  if (name === "unpaid") return offSale ? "panel.uninstall_unpaid_gone" : "panel.uninstall_unpaid";
  if (name !== "expired") return "panel.uninstall_text";
  return offSale ? "panel.uninstall_gone" : "panel.uninstall_expired";
};

export function UninstallQuestion({ name, standing, people, ...props }: UninstallQuestionProps) {
  const { t } = useTranslation("store");
  const { t: common } = useTranslation();
  const { open, onOpenChange, onUninstall } = props;
  const answer = useAnswer(onUninstall, () => onOpenChange(false));
  return (
    <ConfirmLater
      open={open}
      onOpenChange={onOpenChange}
      title={t("panel.uninstall_title", { name })}
      confirmLabel={t("panel.uninstall")}
      cancelLabel={t("panel.keep")}
      closeLabel={common("close")}
      tone="danger"
      busyLabel={t("panel.busy")}
      {...answer}
    >
      {people !== undefined && `${t("apps.uninstall_people", { people })} `}
      {t(textOf(standing))}
    </ConfirmLater>
  );
}
