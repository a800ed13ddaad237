// The toolbar above the requests: search, kind, state, and the number of results.
import { useTranslation } from "react-i18next";
import { FilterBar, SearchField } from "@lanyard/design-system";
import { requestKinds, requestLimits, requestStates } from "@lanyard/contract";
import { useSearchWords } from "../../components/list/useSearchWords.ts";
import type { ChangeRequests, RequestsView } from "./requests-view.ts";

interface RequestToolbarProps {
  readonly view: RequestsView;
  readonly onChange: ChangeRequests;
  readonly searching: boolean;
  readonly result: string;
}

export function RequestToolbar({ view, onChange, searching, result }: RequestToolbarProps) {
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const words = useSearchWords(view.search, (search) => onChange({ search }));
  return (
    <FilterBar
      label={to("requests.list")}
      search={
        <SearchField
          label={to("requests.search")}
          labelHidden
          placeholder={to("requests.search")}
          autoComplete="off"
          maxLength={2 * requestLimits.search}
          clearLabel={t("products.search_clear")}
          busy={searching}
          busyLabel={t("products.searching")}
          {...words}
        />
      }
      filters={[
        {
          id: "kind",
          label: to("requests.kind"),
          any: to("requests.kind_any"),
          options: requestKinds.map((kind) => ({
            value: kind,
            label: to(`requests.kind_${kind}`),
          })),
        },
        {
          id: "state",
          label: to("companies.state"),
          any: to("companies.state_any"),
          options: requestStates.map((state) => ({
            value: state,
            label: to(`requests.state_${state}`),
          })),
        },
      ]}
      value={{
        ...(view.kind !== undefined && { kind: view.kind }),
        ...(view.state !== undefined && { state: view.state }),
      }}
      onValueChange={({ kind, state }) =>
        onChange({
          kind: requestKinds.find((one) => one === kind),
          state: requestStates.find((one) => one === state),
        })
      }
      result={result}
      texts={{
        filters: (set) =>
          set === 0 ? to("companies.filters_none") : to("companies.filters", { set }),
        clear: to("companies.filters_clear"),
      }}
    />
  );
}
