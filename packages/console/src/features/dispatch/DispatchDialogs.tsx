// The dialogs of the administrator's list of deliveries: one delivery, and the confirmation before several are sent
// again.
import { useTranslation } from "react-i18next";
import { ConfirmLater } from "../../components/late/ConfirmLater.tsx";
import { lateModal } from "../../components/late/late-modal.tsx";
import type { DispatchesState } from "./useDispatches.ts";

const DispatchDrawer = lateModal(() => import("./DispatchDrawer.tsx"));

export function DispatchDialogs({ dispatches }: { readonly dispatches: DispatchesState }) {
  const { t } = useTranslation();
  const { t: to } = useTranslation("operations");
  const { view, change, shown, asking, refused, resending, resendingMany } = dispatches;
  const one = shown.data;
  return (
    <>
      <DispatchDrawer
        open={view.delivery !== undefined}
        onOpenChange={(next) => {
          if (!next) change({ delivery: undefined });
        }}
        dispatch={one}
        error={shown.error?.message}
        onRetry={() => void shown.refetch()}
        refused={refused && refused.id === one?.dispatch_id ? refused.why : undefined}
        busy={resending.isPending}
        onResend={() => one && void dispatches.resend(one)}
      />
      <ConfirmLater
        open={asking !== undefined}
        onOpenChange={(next) => {
          if (!next) dispatches.setAsking(undefined);
        }}
        title={to("deliveries.resend_title", { count: asking?.length ?? 0 })}
        confirmLabel={to("deliveries.resend")}
        cancelLabel={t("cancel")}
        closeLabel={t("close")}
        busyLabel={to("deliveries.sending")}
        busy={resendingMany.isPending}
        onConfirm={() => void dispatches.resendMany()}
      >
        {to("deliveries.resend_text")}
      </ConfirmLater>
    </>
  );
}
