// One user for administrators: the account's facts, and the actions on it.
import { useTranslation } from "react-i18next";
import { Button, Drawer, FactsList, Notice, Skeleton } from "@lanyard/design-system";
import type { ManagedUser } from "@lanyard/contract";
import { formatDay } from "../../../i18n/format.ts";
import { useReader } from "../../../i18n/reader.ts";
import { UserMark } from "./UserMark.tsx";
import type { UserAct } from "./users.queries.ts";

export interface UserDrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Undefined while loading. */
  readonly user: ManagedUser | undefined;
  /** Whether it is the reader's own account. */
  readonly own: boolean;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  readonly onRole: () => void;
  readonly onAct: (act: UserAct) => void;
  /** Whether an action without a confirmation dialog is in progress. */
  readonly busy: boolean;
}

function Facts({ user }: { readonly user: ManagedUser }) {
  const { t } = useTranslation("office");
  const reader = useReader();
  return (
    <FactsList
      facts={[
        { term: t("users.role"), value: t(`users.role_${user.role}`) },
        { term: t("companies.state"), value: <UserMark user={user} /> },
        { term: t("users.since"), value: formatDay(user.created_at, reader) },
        {
          term: t("users.support"),
          value: user.support_email && <bdi className="wrap-anywhere">{user.support_email}</bdi>,
        },
      ]}
    />
  );
}

/** The action besides changing the role and deactivating: reactivate, invite again, or sign out everywhere. */
function Act({
  user,
  busy,
  onAct,
}: Pick<UserDrawerProps, "busy" | "onAct"> & { user: ManagedUser }) {
  const { t } = useTranslation("office");
  const waits = { busy, busyLabel: t("companies.saving") };
  if (!user.active)
    return (
      <Button intent="primary" {...waits} onClick={() => onAct("reactivate")}>
        {t("users.again")}
      </Button>
    );
  return user.invited ? (
    <Button {...waits} onClick={() => onAct("invite")}>
      {t("users.invite_again")}
    </Button>
  ) : (
    <Button onClick={() => onAct("sign_out")}>{t("users.sign_out")}</Button>
  );
}

export default function UserDrawer(props: UserDrawerProps) {
  const { user, own, error, onRole, onAct, busy } = props;
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  return (
    <Drawer
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={user ? <bdi>{user.username}</bdi> : to("users.list")}
      description={user?.email}
      closeLabel={t("close")}
      footer={
        user &&
        !own && (
          <>
            {user.active === 1 && (
              <Button intent="danger" onClick={() => onAct("deactivate")}>
                {to("users.deactivate")}
              </Button>
            )}
            <Button onClick={onRole}>
              {to(user.role === "admin" ? "users.make_creator" : "users.make_admin")}
            </Button>
          </>
        )
      }
    >
      {!user && error !== undefined ? (
        <Notice
          tone="danger"
          role="alert"
          title={to("users.failed")}
          action={<Button onClick={props.onRetry}>{t("action.retry")}</Button>}
        >
          {error}
        </Notice>
      ) : !user ? (
        <Skeleton className="h-32" />
      ) : (
        <div className="flex flex-col items-start gap-8">
          <Facts user={user} />
          {own ? (
            <Notice tone="info">{to("users.own")}</Notice>
          ) : (
            <Act user={user} busy={busy} onAct={onAct} />
          )}
        </div>
      )}
    </Drawer>
  );
}
