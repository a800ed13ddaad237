// The page of the requests of visitors and companies, for administrators.
import { useUser } from "../auth/session.tsx";
import { AdminListPage } from "../components/admin-list/AdminListPage.tsx";
import { listQueries } from "../components/admin-list/admin-list.ts";
import { useAdminList } from "../components/admin-list/useAdminList.ts";
import { useListActions } from "../components/admin-list/useListActions.ts";
import { lateModal } from "../components/late/late-modal.tsx";
import { requestsList, useRequestWords } from "../features/enquiry/requests.list.tsx";
import { useRequestActions } from "../features/enquiry/useRequestActions.ts";

const RequestDrawer = lateModal(() => import("../features/enquiry/RequestDrawer.tsx"));

export const queries = listQueries(requestsList);

export default function RequestsPage() {
  const user = useUser();
  const state = useAdminList(requestsList, useRequestWords());
  const actions = useListActions(requestsList);
  const { closeMany, late, busy, answer, move } = useRequestActions(state, actions);
  return (
    <AdminListPage state={state} actions={actions} bulk={[closeMany]}>
      <RequestDrawer
        {...state.drawer}
        user={user}
        late={late}
        busy={busy}
        onAnswer={answer}
        onMove={move}
      />
    </AdminListPage>
  );
}
