// Asks what to do with unsaved changes when the build has changed since it was loaded.
import { useTranslation } from "react-i18next";
import { ConfirmLater } from "../shared/ConfirmLater.tsx";
import type { Stale } from "./useStale.ts";

export function StaleModal({ stale }: { readonly stale: Stale }) {
  const { t } = useTranslation();
  return (
    <ConfirmLater
      open={stale.asking}
      onOpenChange={stale.later}
      title={t("stale.title")}
      confirmLabel={t("stale.load")}
      cancelLabel={t("stale.keep")}
      closeLabel={t("close")}
      tone="danger"
      onCancel={stale.keep}
      onConfirm={stale.load}
    >
      {t("stale.text")}
    </ConfirmLater>
  );
}
