// The administrator's list of users, as data.
import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "@lanyard/design-system";
import {
  getManagedUser,
  listUsers,
  userRoles,
  userSearchMost,
  type ManagedUser,
} from "@lanyard/contract";
import { fresh, pages, query } from "../../../api/query.ts";
import { adminList, type ListWords } from "../../../components/admin-list/admin-list.ts";
import { dayCell } from "../../../components/admin-list/AdminTable.tsx";
import { renderWords } from "../../../components/list/cell-words.tsx";
import { defined, id, line, option } from "../../../components/admin-list/list-view.ts";

const tones = { active: "success", invited: "info", inactive: "neutral" } as const satisfies Record<
  string,
  Tone
>;
const states = ["active", "invited", "inactive"] as const;
const stateQueries = {
  active: { active: 1, invited: 0 },
  invited: { active: 1, invited: 1 },
  inactive: { active: 0 },
} as const;

const params = {
  search: line(userSearchMost),
  role: option(userRoles),
  state: option(states),
  user: id,
};

/** Whether a user can sign in. */
export function UserBadge({ active, invited }: Pick<ManagedUser, "active" | "invited">) {
  const { t } = useTranslation("office");
  const state = !active ? "inactive" : invited ? "invited" : "active";
  return <Badge tone={tones[state]}>{t(`users.state_${state}`)}</Badge>;
}

export const usersList = adminList({
  params,
  search: "search",
  searchMost: userSearchMost,
  open: "user",
  rowKey: (user: ManagedUser) => String(user.id),
  query: ({ search, role, state }) =>
    pages(listUsers, {
      query: { ...defined({ search, role }), ...(state && stateQueries[state]) },
    }),
  one: (key) => ({ ...query(getManagedUser, { params: { user_id: key } }), ...fresh }),
  invalidates: [listUsers, getManagedUser],
});

export function useUserWords(): ListWords<ManagedUser> {
  const { t } = useTranslation("office");
  return {
    own: (text, values) => t(`users.${text}`, values),
    common: (text, values) => t(`companies.${text}`, values),
    search: t("companies.search"),
    filters: [
      {
        id: "role",
        label: t("users.role"),
        any: t("users.role_any"),
        options: userRoles.map((value) => ({ value, label: t(`users.role_${value}`) })),
      },
      {
        id: "state",
        label: t("companies.state"),
        any: t("companies.state_any"),
        options: states.map((value) => ({ value, label: t(`users.state_${value}`) })),
      },
    ],
    columns: () => [
      { id: "name", header: t("users.name"), cell: (user) => renderWords(user.username) },
      { id: "email", header: t("users.email"), cell: (user) => renderWords(user.email) },
      { id: "role", header: t("users.role"), cell: (user) => t(`users.role_${user.role}`) },
      { id: "state", header: t("companies.state"), cell: (user) => <UserBadge {...user} /> },
      {
        id: "since",
        header: t("users.since"),
        cell: (user) => dayCell(user.created_at),
        align: "end",
        hideBelow: "nav",
      },
    ],
    selection: {
      // Nobody acts on the own account.
      isDisabled: (user, own) => user.id === own || !user.active,
      label: (user) => t("companies.select", { name: user.username }),
    },
  };
}
