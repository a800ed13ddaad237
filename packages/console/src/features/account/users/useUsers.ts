// State of the administrator's list of users: the view, the selection, the open dialog and its users, and the actions
// with their toasts.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "@lanyard/design-system";
import type { ManagedUser } from "@lanyard/contract";
import { useOnce } from "../../../components/form/useOnce.ts";
import { useSayRefused } from "../../../components/form/useSayRefused.ts";
import { addressOfUsers, usersIn, type ChangeUsers } from "./users-view.ts";
import {
  userQuery,
  useChangeRole,
  useInvite,
  usersQuery,
  useUserAct,
  type Invitation,
  type UserAct,
} from "./users.queries.ts";
import { useViewParams } from "../../../components/list/useViewParams.ts";

/** The dialogs; actions without one run at once. */
type Dialog = "new" | "role" | "deactivate" | "sign_out";

const succeeded = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

export function useUsers() {
  const { t } = useTranslation("office");
  const toast = useToast();
  const sayRefused = useSayRefused();
  const [params, setParams] = useViewParams();
  const view = usersIn(params);
  const change: ChangeUsers = (wanted) =>
    setParams((before) => addressOfUsers({ ...usersIn(before), ...wanted }), {
      // Typing a search, and closing a user, adds no history entry.
      replace: wanted.search !== undefined || "user" in wanted,
    });
  const list = useInfiniteQuery(usersQuery(view));
  const shown = useQuery(userQuery(view.user));
  const [selected, setSelected] = useState<string[]>([]);
  const [dialog, setDialog] = useState<Dialog>();
  /** The users that the open dialog is about. */
  const [about, setAbout] = useState<readonly ManagedUser[]>([]);
  const invitation = useInvite();
  const acting = useUserAct();
  const changing = useChangeRole();
  const close = () => setDialog(undefined);
  const say = (line: () => string) => toast.show(() => ({ tone: "success", lines: [line()] }));
  const said: Readonly<Record<UserAct, (users: readonly ManagedUser[]) => string>> = {
    deactivate: ({ length: count }) => t("users.deactivated", { count }),
    sign_out: ({ length: count }) => t("users.signed_out", { count }),
    reactivate: ([user]) => t("users.again_done", { name: user?.username ?? "" }),
    invite: ([user]) => t("users.invited", { email: user?.email ?? "" }),
  };
  return {
    view,
    change,
    list,
    shown,
    selected,
    setSelected,
    dialog,
    about,
    invitation,
    acting,
    changing,
    close,
    open: (next: Dialog, users: readonly ManagedUser[] = []) => {
      invitation.reset();
      setAbout(users);
      setDialog(next);
    },
    invite: useOnce(async (fields: Invitation) => {
      // The dialog shows the error.
      if (!(await succeeded(invitation.mutateAsync(fields)))) return;
      close();
      say(() => t("users.invited", { email: fields.email }));
    }),
    /** A toast shows a failure. */
    act: useOnce(async (act: UserAct, users: readonly ManagedUser[]) => {
      const done: ManagedUser[] = [];
      const refused = await acting
        .mutateAsync({ act, users, onDone: (user) => void done.push(user) })
        .catch(() => undefined);
      close();
      setSelected((before) =>
        refused ? [] : before.filter((key) => !done.some(({ id }) => String(id) === key)),
      );
      if (done.length > 0) say(() => said[act](done));
      sayRefused(refused ?? [], ({ username }) => username);
    }),
    changeRole: useOnce(async (user: ManagedUser) => {
      const role = user.role === "admin" ? "creator" : "admin";
      const isDone = await succeeded(changing.mutateAsync({ user, role }));
      close();
      if (isDone) say(() => t("users.role_changed", { name: user.username }));
    }),
  };
}
export type UsersState = ReturnType<typeof useUsers>;
