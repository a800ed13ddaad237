// The people of the console as a table, for administrators: search and filters above, further pages below, several can be chosen.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import {
  Button,
  DataTable,
  EmptyState,
  LoadMore,
  Notice,
  type DataColumn,
  type DataSelection,
} from "@lanyard/design-system";
import type { ManagedUser } from "@lanyard/contract";
import { formatDay } from "../shared/format.ts";
import { useReader } from "../shared/reader.ts";
import { addressOfUsers, isNarrowed, type UsersView } from "./users-view.ts";
import { UserMark } from "./UserMark.tsx";

export interface UserTableProps {
  readonly view: UsersView;
  /** Undefined while loading. */
  readonly people: readonly ManagedUser[] | undefined;
  /** Others are on their way in their place. */
  readonly stale: boolean;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  readonly onClear: () => void;
  readonly toolbar: ReactNode;
  /** Id of the reader, who decides nothing about themselves. */
  readonly own: number | undefined;
  /** Invites the first one. */
  readonly create: ReactNode;
  readonly selected: readonly string[];
  readonly onSelect: (selected: string[]) => void;
  /** What can be done with those that are chosen. */
  readonly actions: DataSelection<ManagedUser>["actions"];
  readonly more:
    | {
        readonly load: (() => void) | undefined;
        readonly busy: boolean;
        readonly error: string | undefined;
      }
    | undefined;
}

const words = (text: string) => <bdi className="wrap-anywhere max-sm:text-end">{text}</bdi>;
const mark = (user: ManagedUser) => <UserMark user={user} />;

export function UserTable(props: UserTableProps) {
  const { view, people, own, stale, error, selected, onSelect, actions, more } = props;
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const reader = useReader();
  const day = (at: string) => <bdi className="whitespace-nowrap">{formatDay(at, reader)}</bdi>;
  const columns: DataColumn<ManagedUser>[] = [
    {
      id: "name",
      header: to("users.name"),
      cell: (one) => words(one.username),
    },
    {
      id: "email",
      header: to("users.email"),
      cell: (one) => words(one.email),
    },
    { id: "role", header: to("users.role"), cell: (one) => to(`users.role_${one.role}`) },
    { id: "state", header: to("companies.state"), cell: mark },
    {
      id: "since",
      header: to("users.since"),
      cell: (one) => day(one.created_at),
      align: "end",
      hideBelow: "nav",
    },
  ];
  const linkTo = ({ id: user }: ManagedUser) => (
    <Link to={{ search: new URLSearchParams(addressOfUsers({ ...view, user })).toString() }} />
  );
  return (
    <DataTable
      caption={to("users.list")}
      columns={columns}
      rows={[...(people ?? [])]}
      rowKey={({ id }) => String(id)}
      rowLink={linkTo}
      loading={people === undefined || stale}
      toolbar={props.toolbar}
      {...(error !== undefined && {
        error: (
          <Notice
            tone="danger"
            title={to("users.failed")}
            action={<Button onClick={props.onRetry}>{t("action.retry")}</Button>}
          >
            {error}
          </Notice>
        ),
      })}
      empty={
        isNarrowed(view) ? (
          <EmptyState
            picture={null}
            title={to("users.no_match")}
            text={to("users.no_match_text")}
            action={<Button onClick={props.onClear}>{to("users.clear")}</Button>}
          />
        ) : (
          <EmptyState
            badge
            title={to("users.empty")}
            text={to("users.empty_text")}
            action={props.create}
          />
        )
      }
      selection={{
        selected,
        onSelectedChange: onSelect,
        disabled: ({ id, active }) => id === own || !active,
        ...(actions && { actions }),
        texts: {
          row: ({ username: name }) => to("companies.select", { name }),
          page: to("companies.select_all"),
          count: (count) => to("companies.selected", { count }),
          clear: to("companies.select_none"),
        },
      }}
      foot={
        more && (
          <LoadMore
            onMore={more.load}
            busy={more.busy}
            error={more.error}
            texts={{
              shown: to("users.found", { count: people?.length ?? 0 }),
              more: more.error === undefined ? to("companies.more") : t("action.retry"),
              busy: t("loading"),
            }}
          />
        )
      }
    />
  );
}
