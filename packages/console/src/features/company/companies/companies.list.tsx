// The administrator's list of companies, as data.
import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "@lanyard/design-system";
import {
  companyLimits,
  companyStates,
  deactivateCompany,
  getCompany,
  listCompanies,
  type Company,
  type CompanyState,
} from "@lanyard/contract";
import { fresh, pages, query } from "../../../api/query.ts";
import { send } from "../../../api/send.ts";
import { adminList, type ListWords } from "../../../components/admin-list/admin-list.ts";
import { dayCell } from "../../../components/admin-list/AdminTable.tsx";
import { defined, id, line, option } from "../../../components/admin-list/list-view.ts";
import type { EachAction } from "../../../components/admin-list/useListActions.ts";
import { renderWords } from "../../../components/list/cell-words.tsx";
import { useReader } from "../../../i18n/reader.ts";

const tones: Readonly<Record<CompanyState, Tone>> = {
  active: "success",
  changing: "warning",
  revoked: "neutral",
};

/** Whether a company's token works. */
export function CompanyBadge({ active, former_token_until: until }: Company) {
  const { t } = useTranslation("office");
  const state = !active ? "revoked" : until === null ? "active" : "changing";
  return <Badge tone={tones[state]}>{t(`companies.state_${state}`)}</Badge>;
}

const params = {
  search: line(companyLimits.search),
  state: option(companyStates),
  company: id,
};

export const companiesList = adminList({
  params,
  search: "search",
  searchMost: companyLimits.search,
  open: "company",
  rowKey: (company: Company) => String(company.company_id),
  query: ({ search, state }) => pages(listCompanies, { query: defined({ search, state }) }),
  one: (key) => ({ ...query(getCompany, { params: { company_id: key } }), ...fresh }),
  invalidates: [listCompanies, getCompany],
});

export function useCompanyWords(): ListWords<Company> {
  const { t } = useTranslation("office");
  const countries = new Intl.DisplayNames(useReader(), { type: "region" });
  return {
    own: (text, values) => t(`companies.${text}`, values),
    common: (text, values) => t(`companies.${text}`, values),
    search: t("companies.search"),
    filters: [
      {
        id: "state",
        label: t("companies.state"),
        any: t("companies.state_any"),
        options: companyStates.map((value) => ({ value, label: t(`companies.state_${value}`) })),
      },
    ],
    columns: () => [
      { id: "name", header: t("companies.name"), cell: (company) => renderWords(company.name) },
      { id: "email", header: t("companies.email"), cell: (company) => renderWords(company.email) },
      {
        id: "country",
        header: t("companies.country"),
        cell: (company) => countries.of(company.country),
        hideBelow: "nav",
      },
      {
        id: "state",
        header: t("companies.state"),
        cell: (company) => <CompanyBadge {...company} />,
      },
      {
        id: "seen",
        header: t("companies.seen"),
        cell: ({ last_seen_at: at }) => (at === null ? t("companies.never") : dayCell(at)),
        align: "end",
      },
      {
        id: "since",
        header: t("companies.since"),
        cell: (company) => dayCell(company.created_at),
        align: "end",
        hideBelow: "nav",
      },
    ],
    selection: {
      isDisabled: (company) => !company.active,
      label: ({ name }) => t("companies.select", { name }),
    },
  };
}

/** Ends a company's access. */
export function useRevoke(): EachAction<Company> {
  const { t } = useTranslation("office");
  return {
    label: t("companies.revoke"),
    tone: "danger",
    question: (count, company) => ({
      title:
        count === 1
          ? t("companies.revoke_title", { name: company.name })
          : t("companies.revoke_title_many", { count }),
      text: t("companies.revoke_text"),
    }),
    each: ({ company_id: key }) => send(deactivateCompany, { params: { company_id: String(key) } }),
    name: ({ name }) => name,
    done: (count) => t("companies.revoked", { count }),
  };
}
