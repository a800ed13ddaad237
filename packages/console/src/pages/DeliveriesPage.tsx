// The page of sent mails and webhooks, for administrators.
import { AdminListPage } from "../components/admin-list/AdminListPage.tsx";
import { matchCalls } from "../components/admin-list/admin-list.ts";
import { useAdminList } from "../components/admin-list/useAdminList.ts";
import { useListActs } from "../components/admin-list/useListActs.ts";
import { lateModal } from "../components/late/late-modal.tsx";
import { deliveriesList, useDeliveryWords } from "../features/dispatch/deliveries.list.tsx";
import { useDeliveryActs } from "../features/dispatch/useDeliveryActs.ts";

const DeliveryDrawer = lateModal(() => import("../features/dispatch/DeliveryDrawer.tsx"));

export const queries = matchCalls(deliveriesList);

export default function DeliveriesPage() {
  const state = useAdminList(deliveriesList, useDeliveryWords());
  const acts = useListActs(deliveriesList);
  const { resendMany, resend, refused } = useDeliveryActs(acts, state.drawer.data);
  return (
    <AdminListPage state={state} acts={acts} bulk={[resendMany]}>
      <DeliveryDrawer
        {...state.drawer}
        refused={refused}
        busy={acts.running !== undefined}
        onResend={resend}
      />
    </AdminListPage>
  );
}
