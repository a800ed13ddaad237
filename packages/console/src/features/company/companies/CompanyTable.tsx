// All companies as a table with selectable rows, for administrators.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DataColumn } from "@lanyard/design-system";
import type { Company } from "@lanyard/contract";
import { wordsOf } from "../../../components/list/cell-words.tsx";
import {
  dayOf,
  OfficeTable,
  type OfficeChoice,
  type OfficeTableProps,
} from "../../../components/list/OfficeTable.tsx";
import { useReader } from "../../../i18n/reader.ts";
import { addressOfCompanies, isNarrowed, type CompaniesView } from "./companies-view.ts";
import { CompanyMark } from "./CompanyMark.tsx";

export interface CompanyTableProps extends OfficeTableProps<Company>, OfficeChoice<Company> {
  readonly view: CompaniesView;
  /** The button that creates a company, for the empty list. */
  readonly create: ReactNode;
}

const mark = (company: Company) => <CompanyMark company={company} />;

export function CompanyTable({ view, selected, onSelect, actions, ...list }: CompanyTableProps) {
  const { t } = useTranslation("office");
  const countries = new Intl.DisplayNames(useReader(), { type: "region" });
  const columns: DataColumn<Company>[] = [
    { id: "name", header: t("companies.name"), cell: (one) => wordsOf(one.name) },
    { id: "email", header: t("companies.email"), cell: (one) => wordsOf(one.email) },
    {
      id: "country",
      header: t("companies.country"),
      cell: (one) => countries.of(one.country),
      hideBelow: "nav",
    },
    { id: "state", header: t("companies.state"), cell: mark },
    {
      id: "seen",
      header: t("companies.seen"),
      cell: ({ last_seen_at: at }) => (at === null ? t("companies.never") : dayOf(at)),
      align: "end",
    },
    {
      id: "since",
      header: t("companies.since"),
      cell: (one) => dayOf(one.created_at),
      align: "end",
      hideBelow: "nav",
    },
  ];
  return (
    <OfficeTable
      {...list}
      say={(text, shown) => t(`companies.${text}`, shown)}
      moreLabel={t("companies.more")}
      columns={columns}
      rowKey={({ company_id: id }) => String(id)}
      addressOf={({ company_id: company }) => addressOfCompanies({ ...view, company })}
      isNarrowed={isNarrowed(view)}
      choice={{
        selected,
        onSelect,
        actions,
        disabled: ({ active }) => !active,
        texts: {
          row: ({ name }) => t("companies.select", { name }),
          page: t("companies.select_all"),
          count: (count) => t("companies.selected", { count }),
          clear: t("companies.select_none"),
        },
      }}
    />
  );
}
