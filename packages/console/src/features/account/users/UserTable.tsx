// The console's users as a table with selectable rows, for administrators.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DataColumn } from "@lanyard/design-system";
import type { ManagedUser } from "@lanyard/contract";
import { wordsOf } from "../../../components/list/cell-words.tsx";
import {
  dayOf,
  OfficeTable,
  type OfficeChoice,
  type OfficeTableProps,
} from "../../../components/list/OfficeTable.tsx";
import { addressOfUsers, isNarrowed, type UsersView } from "./users-view.ts";
import { UserMark } from "./UserMark.tsx";

export interface UserTableProps extends OfficeTableProps<ManagedUser>, OfficeChoice<ManagedUser> {
  readonly view: UsersView;
  /** Id of the reader, whose own row cannot be selected. */
  readonly own: number | undefined;
  /** The button that invites a user, for the empty list. */
  readonly create: ReactNode;
}

const mark = (user: ManagedUser) => <UserMark user={user} />;

export function UserTable({ view, own, selected, onSelect, actions, ...list }: UserTableProps) {
  const { t } = useTranslation("office");
  const columns: DataColumn<ManagedUser>[] = [
    { id: "name", header: t("users.name"), cell: (one) => wordsOf(one.username) },
    { id: "email", header: t("users.email"), cell: (one) => wordsOf(one.email) },
    { id: "role", header: t("users.role"), cell: (one) => t(`users.role_${one.role}`) },
    { id: "state", header: t("companies.state"), cell: mark },
    {
      id: "since",
      header: t("users.since"),
      cell: (one) => dayOf(one.created_at),
      align: "end",
      hideBelow: "nav",
    },
  ];
  return (
    <OfficeTable
      {...list}
      say={(text, shown) => t(`users.${text}`, shown)}
      moreLabel={t("companies.more")}
      columns={columns}
      rowKey={({ id }) => String(id)}
      addressOf={({ id: user }) => addressOfUsers({ ...view, user })}
      isNarrowed={isNarrowed(view)}
      choice={{
        selected,
        onSelect,
        actions,
        disabled: ({ id, active }) => id === own || !active,
        texts: {
          row: ({ username: name }) => t("companies.select", { name }),
          page: t("companies.select_all"),
          count: (count) => t("companies.selected", { count }),
          clear: t("companies.select_none"),
        },
      }}
    />
  );
}
