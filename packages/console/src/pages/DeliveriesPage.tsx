// The page of sent mails and webhooks, for administrators.
import { AdminListPage } from "../components/admin-list/AdminListPage.tsx";
import { queriesOf } from "../components/admin-list/admin-list.ts";
import { useAdminList } from "../components/admin-list/useAdminList.ts";
import { lateModal } from "../components/late/late-modal.tsx";
import { deliveriesList, useDeliveryWords } from "../features/dispatch/deliveries.list.tsx";
import { useDeliveryActs } from "../features/dispatch/useDeliveryActs.ts";

const DeliveryDrawer = lateModal(() => import("../features/dispatch/DeliveryDrawer.tsx"));

export const queries = queriesOf(deliveriesList);

export default function DeliveriesPage() {
  const state = useAdminList(deliveriesList, useDeliveryWords());
  const { resendMany, resend, refused } = useDeliveryActs(state);
  return (
    <AdminListPage state={state} bulk={[resendMany]}>
      <DeliveryDrawer
        {...state.drawer}
        refused={refused}
        busy={state.acts.running !== undefined}
        onResend={resend}
      />
    </AdminListPage>
  );
}
