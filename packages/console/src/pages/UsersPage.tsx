// The page of the console's users, for administrators.
import { useTranslation } from "react-i18next";
import { Button } from "@lanyard/design-system";
import { useUser } from "../auth/session.tsx";
import { AdminListPage } from "../components/admin-list/AdminListPage.tsx";
import { listQueries } from "../components/admin-list/admin-list.ts";
import { useAdminList } from "../components/admin-list/useAdminList.ts";
import { useListActions } from "../components/admin-list/useListActions.ts";
import { lateModal } from "../components/late/late-modal.tsx";
import { useInvitation } from "../features/account/users/useInvitation.ts";
import { useUserActions } from "../features/account/users/useUserActions.ts";
import { usersList, useUserWords } from "../features/account/users/users.list.tsx";

const InviteModal = lateModal(() => import("../features/account/users/InviteModal.tsx"));
const UserDrawer = lateModal(() => import("../features/account/users/UserDrawer.tsx"));

export const queries = listQueries(usersList);

export default function UsersPage() {
  const { t } = useTranslation("office");
  const own = useUser().id;
  const state = useAdminList(usersList, useUserWords());
  const actions = useListActions(usersList);
  const userActions = useUserActions();
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
      actions={actions}
      bulk={[userActions.sign_out, userActions.deactivate]}
    >
      <UserDrawer
        {...state.drawer}
        open={state.drawer.open && !actions.isConfirming}
        own={state.view.user === String(own)}
        onAction={(action) => user && actions.start({ action: userActions[action], rows: [user] })}
        busy={actions.running !== undefined}
      />
      <InviteModal {...invitation.modal} />
    </AdminListPage>
  );
}
