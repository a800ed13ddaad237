// All companies as a table, for administrators: search and state above, further pages below, several can be chosen.
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
import type { Company } from "@lanyard/contract";
import { formatDay } from "../shared/format.ts";
import { useReader } from "../shared/reader.ts";
import { addressOfCompanies, isNarrowed, type CompaniesView } from "./companies-view.ts";
import { CompanyMark } from "./CompanyMark.tsx";

export interface CompanyTableProps {
  readonly view: CompaniesView;
  /** Undefined while loading. */
  readonly companies: readonly Company[] | undefined;
  /** Others are on their way in their place. */
  readonly stale: boolean;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  readonly onClear: () => void;
  readonly toolbar: ReactNode;
  /** Makes the first one. */
  readonly create: ReactNode;
  readonly selected: readonly string[];
  readonly onSelect: (selected: string[]) => void;
  /** What can be done with those that are chosen. */
  readonly actions: DataSelection<Company>["actions"];
  readonly more:
    | {
        readonly load: (() => void) | undefined;
        readonly busy: boolean;
        readonly error: string | undefined;
      }
    | undefined;
}

const words = (text: string) => <bdi className="wrap-anywhere max-sm:text-end">{text}</bdi>;
const mark = (company: Company) => <CompanyMark company={company} />;

export function CompanyTable(props: CompanyTableProps) {
  const { view, companies, stale, error, selected, onSelect, actions, more } = props;
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const reader = useReader();
  const countries = new Intl.DisplayNames(reader, { type: "region" });
  const day = (at: string) => <bdi className="whitespace-nowrap">{formatDay(at, reader)}</bdi>;
  const columns: DataColumn<Company>[] = [
    {
      id: "name",
      header: to("companies.name"),
      cell: (one) => words(one.name),
    },
    {
      id: "email",
      header: to("companies.email"),
      cell: (one) => words(one.email),
    },
    {
      id: "country",
      header: to("companies.country"),
      cell: (one) => countries.of(one.country),
      hideBelow: "nav",
    },
    {
      id: "state",
      header: to("companies.state"),
      cell: mark,
    },
    {
      id: "seen",
      header: to("companies.seen"),
      cell: (one) => (one.last_seen_at === null ? to("companies.never") : day(one.last_seen_at)),
      align: "end",
    },
    {
      id: "since",
      header: to("companies.since"),
      cell: (one) => day(one.created_at),
      align: "end",
      hideBelow: "nav",
    },
  ];
  const linkTo = ({ company_id: company }: Company) => (
    <Link
      to={{ search: new URLSearchParams(addressOfCompanies({ ...view, company })).toString() }}
    />
  );
  return (
    <DataTable
      caption={to("companies.list")}
      columns={columns}
      rows={[...(companies ?? [])]}
      rowKey={({ company_id: id }) => String(id)}
      rowLink={linkTo}
      loading={companies === undefined || stale}
      toolbar={props.toolbar}
      {...(error !== undefined && {
        error: (
          <Notice
            tone="danger"
            title={to("companies.failed")}
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
            title={to("companies.no_match")}
            text={to("companies.no_match_text")}
            action={<Button onClick={props.onClear}>{to("companies.clear")}</Button>}
          />
        ) : (
          <EmptyState
            badge
            title={to("companies.empty")}
            text={to("companies.empty_text")}
            action={props.create}
          />
        )
      }
      selection={{
        selected,
        onSelectedChange: onSelect,
        disabled: ({ active }) => !active,
        ...(actions && { actions }),
        texts: {
          row: ({ name }) => to("companies.select", { name }),
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
              shown: to("companies.found", { count: companies?.length ?? 0 }),
              more: more.error === undefined ? to("companies.more") : t("action.retry"),
              busy: t("loading"),
            }}
          />
        )
      }
    />
  );
}
