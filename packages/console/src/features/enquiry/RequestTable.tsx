// The requests of visitors and companies as a table, for administrators; several can be selected and closed.
import { useTranslation } from "react-i18next";
import type { DataColumn } from "@lanyard/design-system";
import type { AdminRequest } from "@lanyard/contract";
import { wordsOf } from "../../components/list/cell-words.tsx";
import {
  dayOf,
  OfficeTable,
  type OfficeChoice,
  type OfficeTableProps,
} from "../../components/list/OfficeTable.tsx";
import { RequestMark } from "./RequestMark.tsx";
import { addressOfRequests, isNarrowed, type RequestsView } from "./requests-view.ts";

export interface RequestTableProps
  extends OfficeTableProps<AdminRequest>, OfficeChoice<AdminRequest> {
  readonly view: RequestsView;
}

const mark = (request: AdminRequest) => <RequestMark request={request} />;

export function RequestTable({ view, selected, onSelect, actions, ...list }: RequestTableProps) {
  const { t } = useTranslation("office");
  const columns: DataColumn<AdminRequest>[] = [
    { id: "subject", header: t("requests.subject"), cell: (one) => wordsOf(one.subject) },
    { id: "from", header: t("requests.from"), cell: (one) => wordsOf(one.name || one.email) },
    {
      id: "kind",
      header: t("requests.kind"),
      cell: (one) => t(`requests.kind_${one.kind}`),
      hideBelow: "nav",
    },
    { id: "state", header: t("companies.state"), cell: mark },
    {
      id: "at",
      header: t("requests.at"),
      cell: (one) => dayOf(one.created_at),
      align: "end",
    },
  ];
  return (
    <OfficeTable
      {...list}
      say={(text, shown) => t(`requests.${text}`, shown)}
      moreLabel={t("companies.more")}
      columns={columns}
      rowKey={({ request_id: id }) => String(id)}
      addressOf={({ request_id: request }) => addressOfRequests({ ...view, request })}
      isNarrowed={isNarrowed(view)}
      choice={{
        selected,
        onSelect,
        actions,
        disabled: ({ state }) => state === "closed",
        texts: {
          row: ({ subject: name }) => t("companies.select", { name }),
          page: t("companies.select_all"),
          count: (count) => t("companies.selected", { count }),
          clear: t("companies.select_none"),
        },
      }}
    />
  );
}
