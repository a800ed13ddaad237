// The administrator's list of the requests of visitors and companies, as data.
import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "@lanyard/design-system";
import {
  getRequest,
  listRequests,
  requestKinds,
  requestLimits,
  requestStates,
  type AdminRequest,
  type RequestState,
} from "@lanyard/contract";
import { fresh, pages, query } from "../../api/query.ts";
import { adminList, type ListWords } from "../../components/admin-list/admin-list.ts";
import { dayCell } from "../../components/admin-list/AdminTable.tsx";
import { defined, id, line, option } from "../../components/admin-list/list-view.ts";
import { renderWords } from "../../components/list/cell-words.tsx";

const tones: Readonly<Record<RequestState, Tone>> = {
  open: "warning",
  answered: "success",
  closed: "neutral",
};

export function RequestBadge({ state }: Pick<AdminRequest, "state">) {
  const { t } = useTranslation("office");
  return <Badge tone={tones[state]}>{t(`requests.state_${state}`)}</Badge>;
}

const params = {
  search: line(requestLimits.search),
  kind: option(requestKinds),
  state: option(requestStates),
  request: id,
};

export const requestsList = adminList({
  params,
  search: "search",
  searchMost: requestLimits.search,
  open: "request",
  rowKey: (request: AdminRequest) => String(request.request_id),
  query: ({ search, kind, state }) =>
    pages(listRequests, { query: defined({ search, kind, state }) }),
  one: (key) => ({ ...query(getRequest, { params: { request_id: key } }), ...fresh }),
  invalidates: [listRequests, getRequest],
});

export function useRequestWords(): ListWords<AdminRequest> {
  const { t } = useTranslation("office");
  return {
    own: (text, values) => t(`requests.${text}`, values),
    common: (text, values) => t(`companies.${text}`, values),
    search: t("requests.search"),
    filters: [
      {
        id: "kind",
        label: t("requests.kind"),
        any: t("requests.kind_any"),
        options: requestKinds.map((value) => ({ value, label: t(`requests.kind_${value}`) })),
      },
      {
        id: "state",
        label: t("companies.state"),
        any: t("companies.state_any"),
        options: requestStates.map((value) => ({ value, label: t(`requests.state_${value}`) })),
      },
    ],
    columns: () => [
      { id: "subject", header: t("requests.subject"), cell: ({ subject }) => renderWords(subject) },
      {
        id: "from",
        header: t("requests.from"),
        cell: ({ name, email }) => renderWords(name || email),
      },
      {
        id: "kind",
        header: t("requests.kind"),
        cell: ({ kind }) => t(`requests.kind_${kind}`),
        hideBelow: "nav",
      },
      {
        id: "state",
        header: t("companies.state"),
        cell: ({ state }) => <RequestBadge state={state} />,
      },
      {
        id: "at",
        header: t("requests.at"),
        cell: (request) => dayCell(request.created_at),
        align: "end",
      },
    ],
    selection: {
      isDisabled: ({ state }) => state === "closed",
      label: ({ subject: name }) => t("companies.select", { name }),
    },
  };
}
