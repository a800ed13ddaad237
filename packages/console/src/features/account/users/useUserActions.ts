// What administrators do with users.
import { useTranslation } from "react-i18next";
import {
  changeRole,
  deactivateUser,
  inviteAgain,
  reactivateUser,
  signOutUser,
  type ManagedUser,
} from "@lanyard/contract";
import { send } from "../../../api/send.ts";
import type { EachAction } from "../../../components/admin-list/useListActions.ts";

const params = ({ id }: ManagedUser) => ({ params: { user_id: String(id) } });

export type UserAction =
  | "deactivate"
  | "sign_out"
  | "reactivate"
  | "invite"
  | "make_admin"
  | "make_creator";

export function useUserActions(): Readonly<Record<UserAction, EachAction<ManagedUser>>> {
  const { t } = useTranslation("office");
  const confirmation = (name: "deactivate" | "sign_out", count: number, user: ManagedUser) => ({
    title:
      count === 1
        ? t(`users.${name}_title`, { name: user.username })
        : t(`users.${name}_title_many`, { count }),
    text: t(`users.${name}_text`),
  });
  const make = (role: ManagedUser["role"]): EachAction<ManagedUser> => ({
    label: t(`users.make_${role}`),
    question: (_, user) => ({
      title: t(`users.make_${role}_title`, { name: user.username }),
      text: t(`users.make_${role}_text`),
    }),
    // Refused when somebody else has changed the role since it was displayed.
    each: (user) => send(changeRole, { ...params(user), body: { role, was: user.role } }),
    done: (_, user) => t("users.role_changed", { name: user.username }),
  });
  return {
    deactivate: {
      label: t("users.deactivate"),
      tone: "danger",
      question: (count, user) => confirmation("deactivate", count, user),
      each: (user) => send(deactivateUser, params(user)),
      name: ({ username }) => username,
      done: (count) => t("users.deactivated", { count }),
    },
    sign_out: {
      label: t("users.sign_out"),
      question: (count, user) => confirmation("sign_out", count, user),
      each: (user) => send(signOutUser, params(user)),
      name: ({ username }) => username,
      done: (count) => t("users.signed_out", { count }),
    },
    reactivate: {
      label: t("users.again"),
      each: (user) => send(reactivateUser, params(user)),
      done: (_, user) => t("users.again_done", { name: user.username }),
    },
    invite: {
      label: t("users.invite_again"),
      each: (user) => send(inviteAgain, params(user)),
      done: (_, user) => t("users.invited", { email: user.email }),
    },
    make_admin: make("admin"),
    make_creator: make("creator"),
  };
}
