// The page of sent mails and webhooks, for administrators.
import { AdminListPage } from "../components/admin-list/AdminListPage.tsx";
import { listQueries } from "../components/admin-list/admin-list.ts";
import { useAdminList } from "../components/admin-list/useAdminList.ts";
import { useListActions } from "../components/admin-list/useListActions.ts";
import { lateModal } from "../components/late/late-modal.tsx";
import { deliveriesList, useDeliveryWords } from "../features/delivery/deliveries.list.tsx";
import { useDeliveryActions } from "../features/delivery/useDeliveryActions.ts";

const DeliveryDrawer = lateModal(() => import("../features/delivery/DeliveryDrawer.tsx"));

export const queries = listQueries(deliveriesList);

export default function DeliveriesPage() {
  const state = useAdminList(deliveriesList, useDeliveryWords());
  const actions = useListActions(deliveriesList);
  const { resendMany, resend, refused } = useDeliveryActions(actions, state.drawer.data);
  return (
    <AdminListPage state={state} actions={actions} bulk={[resendMany]}>
      <DeliveryDrawer
        {...state.drawer}
        refused={refused}
        busy={actions.running !== undefined}
        onResend={resend}
      />
    </AdminListPage>
  );
}
