// The dialogs of the administrator's list of users: an invitation, one user, and confirmations.
import { useTranslation } from "react-i18next";
import { ConfirmLater } from "../../../components/late/ConfirmLater.tsx";
import { lateModal } from "../../../components/late/late-modal.tsx";
import { CallFailure } from "../../../api/send.ts";
import type { UsersState } from "./useUsers.ts";

export const InviteModal = lateModal(() => import("./InviteModal.tsx"));
const UserDrawer = lateModal(() => import("./UserDrawer.tsx"));

/** The server's error messages by form field; `other` for an error about no field. */
function problemsOf(error: Error | null) {
  if (!error) return {};
  const problems = error instanceof CallFailure ? error.problems : [];
  const own = Object.fromEntries(
    problems.flatMap(({ field, text }) =>
      field === "username" || field === "email" ? [[field, text] as const] : [],
    ),
  );
  return Object.keys(own).length > 0 ? own : { other: error.message };
}

interface UserDialogsProps {
  readonly users: UsersState;
  /** Id of the signed-in administrator. */
  readonly own: number | undefined;
}

export function UserDialogs({ users, own }: UserDialogsProps) {
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const { view, change, shown, dialog, about, invitation, acting, changing } = users;
  const [first] = about;
  const name = first?.username ?? "";
  const closes = (next: boolean) => {
    if (!next) users.close();
  };
  const question = {
    onOpenChange: closes,
    cancelLabel: t("cancel"),
    closeLabel: t("close"),
    busyLabel: to("companies.saving"),
  };
  const titleOf = (act: "deactivate" | "sign_out") =>
    about.length === 1
      ? to(`users.${act}_title`, { name })
      : to(`users.${act}_title_many`, { count: about.length });
  const role = first?.role === "admin" ? "creator" : "admin";
  return (
    <>
      <UserDrawer
        open={view.user !== undefined && dialog === undefined}
        onOpenChange={(next) => {
          if (!next) change({ user: undefined });
        }}
        user={shown.data}
        own={view.user === own}
        error={shown.error?.message}
        onRetry={() => void shown.refetch()}
        onRole={() => shown.data && users.open("role", [shown.data])}
        onAct={(act) => {
          if (!shown.data) return;
          if (act === "deactivate" || act === "sign_out") users.open(act, [shown.data]);
          else void users.act(act, [shown.data]);
        }}
        busy={acting.isPending}
      />
      <InviteModal
        open={dialog === "new"}
        onOpenChange={closes}
        owner={own}
        busy={invitation.isPending}
        problems={problemsOf(invitation.error)}
        onSubmit={(fields) => void users.invite(fields)}
      />
      <ConfirmLater
        {...question}
        open={dialog === "role"}
        title={to(`users.make_${role}_title`, { name })}
        confirmLabel={to(`users.make_${role}`)}
        busy={changing.isPending}
        onConfirm={() => first && void users.changeRole(first)}
      >
        {to(`users.make_${role}_text`)}
      </ConfirmLater>
      <ConfirmLater
        {...question}
        open={dialog === "deactivate"}
        title={titleOf("deactivate")}
        confirmLabel={to("users.deactivate")}
        tone="danger"
        busy={acting.isPending}
        onConfirm={() => void users.act("deactivate", about)}
      >
        {to("users.deactivate_text")}
      </ConfirmLater>
      <ConfirmLater
        {...question}
        open={dialog === "sign_out"}
        title={titleOf("sign_out")}
        confirmLabel={to("users.sign_out")}
        busy={acting.isPending}
        onConfirm={() => void users.act("sign_out", about)}
      >
        {to("users.sign_out_text")}
      </ConfirmLater>
    </>
  );
}
