// The page of the console's users, for administrators.
import { useTranslation } from "react-i18next";
import { Button } from "@lanyard/design-system";
import { useUser } from "../auth/session.tsx";
import { AdminListPage } from "../components/admin-list/AdminListPage.tsx";
import { matchCalls } from "../components/admin-list/admin-list.ts";
import { useAdminList } from "../components/admin-list/useAdminList.ts";
import { useListActs } from "../components/admin-list/useListActs.ts";
import { lateModal } from "../components/late/late-modal.tsx";
import { useInvitation } from "../features/account/users/useInvitation.ts";
import { useUserActs } from "../features/account/users/useUserActs.ts";
import { usersList, useUserWords } from "../features/account/users/users.list.tsx";

const InviteModal = lateModal(() => import("../features/account/users/InviteModal.tsx"));
const UserDrawer = lateModal(() => import("../features/account/users/UserDrawer.tsx"));

export const queries = matchCalls(usersList);

export default function UsersPage() {
  const { t } = useTranslation("office");
  const own = useUser().id;
  const state = useAdminList(usersList, useUserWords());
  const acts = useListActs(usersList);
  const userActs = useUserActs();
  const invitation = useInvitation(own);
  const { data: user } = state.drawer;
  return (
    <AdminListPage
      state={state}
      create={
        <Button intent="primary" {...InviteModal.opener} onClick={invitation.start}>
          {t("users.invite")}
        </Button>
      }
      acts={acts}
      bulk={[userActs.sign_out, userActs.deactivate]}
    >
      <UserDrawer
        {...state.drawer}
        open={state.drawer.open && !acts.isAsking}
        own={state.view.user === String(own)}
        onAct={(act) => user && acts.start({ act: userActs[act], rows: [user] })}
        busy={acts.running !== undefined}
      />
      <InviteModal {...invitation.modal} />
    </AdminListPage>
  );
}
