// What visitors and companies have asked for as a table, for administrators: several can be chosen and closed.
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
import type { OfficeRequest } from "@lanyard/contract";
import { formatDay } from "../shared/format.ts";
import { useReader } from "../shared/reader.ts";
import { RequestMark } from "./RequestMark.tsx";
import { addressOfRequests, isNarrowed, type RequestsView } from "./requests-view.ts";

export interface RequestTableProps {
  readonly view: RequestsView;
  /** Undefined while loading. */
  readonly requests: readonly OfficeRequest[] | undefined;
  /** Others are on their way in their place. */
  readonly stale: boolean;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  readonly onClear: () => void;
  readonly toolbar: ReactNode;
  readonly selected: readonly string[];
  readonly onSelect: (selected: string[]) => void;
  /** What can be done with those that are chosen. */
  readonly actions: DataSelection<OfficeRequest>["actions"];
  readonly more:
    | {
        readonly load: (() => void) | undefined;
        readonly busy: boolean;
        readonly error: string | undefined;
      }
    | undefined;
}

const words = (text: string) => <bdi className="wrap-anywhere max-sm:text-end">{text}</bdi>;
const mark = (request: OfficeRequest) => <RequestMark request={request} />;

export function RequestTable(props: RequestTableProps) {
  const { view, requests, stale, error, selected, onSelect, actions, more } = props;
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const reader = useReader();
  const day = (at: string) => <bdi className="whitespace-nowrap">{formatDay(at, reader)}</bdi>;
  const columns: DataColumn<OfficeRequest>[] = [
    { id: "subject", header: to("requests.subject"), cell: (one) => words(one.subject) },
    { id: "from", header: to("requests.from"), cell: (one) => words(one.name || one.email) },
    {
      id: "kind",
      header: to("requests.kind"),
      cell: (one) => to(`requests.kind_${one.kind}`),
      hideBelow: "nav",
    },
    { id: "state", header: to("companies.state"), cell: mark },
    {
      id: "at",
      header: to("requests.at"),
      cell: (one) => day(one.created_at),
      align: "end",
    },
  ];
  const linkTo = ({ request_id: request }: OfficeRequest) => (
    <Link
      to={{ search: new URLSearchParams(addressOfRequests({ ...view, request })).toString() }}
    />
  );
  return (
    <DataTable
      caption={to("requests.list")}
      columns={columns}
      rows={[...(requests ?? [])]}
      rowKey={({ request_id: id }) => String(id)}
      rowLink={linkTo}
      loading={requests === undefined || stale}
      toolbar={props.toolbar}
      {...(error !== undefined && {
        error: (
          <Notice
            tone="danger"
            title={to("requests.failed")}
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
            title={to("requests.no_match")}
            text={to("requests.no_match_text")}
            action={<Button onClick={props.onClear}>{to("requests.clear")}</Button>}
          />
        ) : (
          <EmptyState badge title={to("requests.empty")} text={to("requests.empty_text")} />
        )
      }
      selection={{
        selected,
        onSelectedChange: onSelect,
        disabled: ({ state }) => state === "closed",
        ...(actions && { actions }),
        texts: {
          row: ({ subject: name }) => to("companies.select", { name }),
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
              shown: to("requests.found", { count: requests?.length ?? 0 }),
              more: more.error === undefined ? to("companies.more") : t("action.retry"),
              busy: t("loading"),
            }}
          />
        )
      }
    />
  );
}
