// Asks for confirmation before unsaved changes are lost.
import { useTranslation } from "react-i18next";
import { ConfirmModal } from "@lanyard/design-system";
import type { LeaveGuard } from "./useLeaveGuard.ts";

export function LeaveModal({ guard }: { readonly guard: LeaveGuard }) {
  const { t } = useTranslation();
  return (
    <ConfirmModal
      open={guard.asking}
      onOpenChange={guard.stay}
      title={t("leave.title")}
      confirmLabel={t("leave.confirm")}
      cancelLabel={t("leave.stay")}
      closeLabel={t("close")}
      tone="danger"
      onConfirm={guard.leave}
    >
      {t("leave.text")}
    </ConfirmModal>
  );
}
