// The page of the console's users, for administrators.
import { useTranslation } from "react-i18next";
import { Button, PageTitle } from "@lanyard/design-system";
import { InviteModal, UserDialogs } from "../features/account/users/UserDialogs.tsx";
import { UserTable } from "../features/account/users/UserTable.tsx";
import { UserToolbar } from "../features/account/users/UserToolbar.tsx";
import { userQuery, usersQuery } from "../features/account/users/users.queries.ts";
import { usersIn } from "../features/account/users/users-view.ts";
import { useUsers } from "../features/account/users/useUsers.ts";
import { useSession } from "../auth/session.tsx";
import { foundIn, listedBy } from "../api/listed.ts";
import { PageBody } from "../components/page/PageBody.tsx";
import type { PageQueries } from "../api/page-queries.ts";
import { usePageTitle } from "../components/page/page-title.ts";

export const queries: PageQueries = ({ search }) => {
  const view = usersIn(search);
  return [usersQuery(view), ...(view.user === undefined ? [] : [userQuery(view.user)])];
};

export default function UsersPage() {
  const { t } = useTranslation("office");
  const { user } = useSession();
  const state = useUsers();
  const { view, change, list } = state;
  const title = t("users.title");
  usePageTitle(title);
  const shown = listedBy(list);
  const invite = (
    <Button intent="primary" {...InviteModal.opener} onClick={() => state.open("new")}>
      {t("users.invite")}
    </Button>
  );
  const chosen = (keys: readonly string[]) =>
    (shown.rows ?? []).filter(({ id }) => keys.includes(String(id)));
  const forChosen = (keys: readonly string[]) => (
    <>
      <Button size="sm" onClick={() => state.open("sign_out", chosen(keys))}>
        {t("users.sign_out")}
      </Button>
      <Button size="sm" intent="danger" onClick={() => state.open("deactivate", chosen(keys))}>
        {t("users.deactivate")}
      </Button>
    </>
  );
  return (
    <PageBody className="gap-8 py-8">
      <PageTitle variant="button" title={title} action={invite} />
      <UserTable
        {...shown}
        view={view}
        own={user?.id}
        onClear={() => change({ search: "", role: undefined, state: undefined })}
        create={invite}
        selected={state.selected}
        onSelect={state.setSelected}
        actions={forChosen}
        toolbar={
          <UserToolbar
            view={view}
            onChange={change}
            searching={shown.stale && view.search !== ""}
            result={foundIn(shown, (text, found) => t(`users.${text}`, found))}
          />
        }
      />
      <UserDialogs users={state} own={user?.id} />
    </PageBody>
  );
}
