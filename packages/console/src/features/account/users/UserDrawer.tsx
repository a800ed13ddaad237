// One user for administrators: the account's facts, and the actions on it.
import { useTranslation } from "react-i18next";
import { Button, FactsList, Notice } from "@lanyard/design-system";
import type { ManagedUser } from "@lanyard/contract";
import { ListDrawer, type ListDrawerProps } from "../../../components/admin-list/ListDrawer.tsx";
import { formatDay } from "../../../i18n/format.ts";
import { useReader } from "../../../i18n/reader.ts";
import { UserBadge } from "./users.list.tsx";
import type { UserAction } from "./useUserActions.ts";

interface UserDrawerProps extends ListDrawerProps<ManagedUser> {
  /** Whether it is the signed-in user's own account. */
  readonly own: boolean;
  readonly onAction: (action: UserAction) => void;
  /** Whether an action without a confirmation dialog is in progress. */
  readonly busy: boolean;
}

function Facts({ user }: { readonly user: ManagedUser }) {
  const { t } = useTranslation("office");
  const locale = useReader();
  return (
    <FactsList
      facts={[
        { term: t("users.role"), value: t(`users.role_${user.role}`) },
        { term: t("companies.state"), value: <UserBadge {...user} /> },
        { term: t("users.since"), value: formatDay(user.created_at, locale) },
        {
          term: t("users.support"),
          value: user.support_email && <bdi className="wrap-anywhere">{user.support_email}</bdi>,
        },
      ]}
    />
  );
}

/** The action besides changing the role and deactivating: reactivate, invite again, or sign out everywhere. */
function MainAction({
  user,
  busy,
  onAction,
}: Pick<UserDrawerProps, "busy" | "onAction"> & { user: ManagedUser }) {
  const { t } = useTranslation("office");
  const waits = { busy, busyLabel: t("companies.saving") };
  if (!user.active)
    return (
      <Button intent="primary" {...waits} onClick={() => onAction("reactivate")}>
        {t("users.again")}
      </Button>
    );
  return user.invited ? (
    <Button {...waits} onClick={() => onAction("invite")}>
      {t("users.invite_again")}
    </Button>
  ) : (
    <Button onClick={() => onAction("sign_out")}>{t("users.sign_out")}</Button>
  );
}

export default function UserDrawer({ own, onAction, busy, ...drawer }: UserDrawerProps) {
  const { data: user } = drawer;
  const { t } = useTranslation("office");
  const role = user?.role === "admin" ? "make_creator" : "make_admin";
  return (
    <ListDrawer
      {...drawer}
      title={user ? <bdi>{user.username}</bdi> : t("users.list")}
      description={user?.email}
      failed={t("users.failed")}
      outlines={["h-32"]}
      footer={
        user &&
        !own && (
          <>
            {user.active === 1 && (
              <Button intent="danger" onClick={() => onAction("deactivate")}>
                {t("users.deactivate")}
              </Button>
            )}
            <Button onClick={() => onAction(role)}>{t(`users.${role}`)}</Button>
          </>
        )
      }
    >
      {user && (
        <div className="flex flex-col items-start gap-8">
          <Facts user={user} />
          {own ? (
            <Notice tone="info">{t("users.own")}</Notice>
          ) : (
            <MainAction user={user} busy={busy} onAction={onAction} />
          )}
        </div>
      )}
    </ListDrawer>
  );
}
