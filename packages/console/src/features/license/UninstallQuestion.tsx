// Asks for confirmation before uninstalling an app, and says what that means for the license.
import { useTranslation } from "react-i18next";
import type { LicenseState } from "@lanyard/contract";
import { ConfirmLater } from "../../components/late/ConfirmLater.tsx";
import { useAnswer } from "../../components/form/useOnce.ts";
import { uninstallText } from "./uninstall-text.ts";

interface UninstallQuestionProps {
  readonly name: string;
  readonly state: LicenseState;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Rejects when the server refuses. */
  readonly onUninstall: () => Promise<unknown>;
}

export function UninstallQuestion({ name, state, ...props }: UninstallQuestionProps) {
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
      {t(uninstallText(state))}
    </ConfirmLater>
  );
}
