// Asks for confirmation before unsaved changes are lost.
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmLater } from "../components/late/ConfirmLater.tsx";
import type { LeaveGuard } from "./useLeaveGuard.ts";

export function LeaveModal({ guard }: { readonly guard: LeaveGuard }) {
  const { t } = useTranslation();
  // Loaded in advance: it must open without a network too.
  useEffect(() => {
    if (guard.active) ConfirmLater.prefetch();
  }, [guard.active]);
  return (
    <ConfirmLater
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
    </ConfirmLater>
  );
}
