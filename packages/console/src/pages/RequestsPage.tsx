// The page of the requests of visitors and companies, for administrators.
import { useUser } from "../auth/session.tsx";
import { AdminListPage } from "../components/admin-list/AdminListPage.tsx";
import { matchCalls } from "../components/admin-list/admin-list.ts";
import { useAdminList } from "../components/admin-list/useAdminList.ts";
import { useListActs } from "../components/admin-list/useListActs.ts";
import { lateModal } from "../components/late/late-modal.tsx";
import { requestsList, useRequestWords } from "../features/enquiry/requests.list.tsx";
import { useRequestActs } from "../features/enquiry/useRequestActs.ts";

const RequestDrawer = lateModal(() => import("../features/enquiry/RequestDrawer.tsx"));

export const queries = matchCalls(requestsList);

export default function RequestsPage() {
  const user = useUser();
  const state = useAdminList(requestsList, useRequestWords());
  const acts = useListActs(requestsList);
  const { closeMany, late, busy, answer, move } = useRequestActs(state, acts);
  return (
    <AdminListPage state={state} acts={acts} bulk={[closeMany]}>
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
