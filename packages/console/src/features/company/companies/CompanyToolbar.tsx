// The toolbar above the companies: search, filter by state, and the number of results.
import { useTranslation } from "react-i18next";
import { FilterBar, SearchField } from "@lanyard/design-system";
import { companyLimits, companyStates } from "@lanyard/contract";
import { useSearchWords } from "../../../components/list/useSearchWords.ts";
import type { ChangeCompanies, CompaniesView } from "./companies-view.ts";

interface CompanyToolbarProps {
  readonly view: CompaniesView;
  readonly onChange: ChangeCompanies;
  readonly searching: boolean;
  readonly result: string;
}

export function CompanyToolbar({ view, onChange, searching, result }: CompanyToolbarProps) {
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const words = useSearchWords(view.search, (search) => onChange({ search }));
  return (
    <FilterBar
      label={to("companies.list")}
      search={
        <SearchField
          label={to("companies.search")}
          labelHidden
          placeholder={to("companies.search")}
          autoComplete="off"
          maxLength={2 * companyLimits.search}
          clearLabel={t("products.search_clear")}
          busy={searching}
          busyLabel={t("products.searching")}
          {...words}
        />
      }
      filters={[
        {
          id: "state",
          label: to("companies.state"),
          any: to("companies.state_any"),
          options: companyStates.map((state) => ({
            value: state,
            label: to(`companies.state_${state}`),
          })),
        },
      ]}
      value={view.state === undefined ? {} : { state: view.state }}
      onValueChange={({ state }) => onChange({ state: companyStates.find((one) => one === state) })}
      result={result}
      texts={{
        filters: (set) =>
          set === 0 ? to("companies.filters_none") : to("companies.filters", { set }),
        clear: to("companies.filters_clear"),
      }}
    />
  );
}
