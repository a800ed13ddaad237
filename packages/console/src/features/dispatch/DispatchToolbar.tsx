// The toolbar above the deliveries: search, kind, state, and the number of results.
import { useTranslation } from "react-i18next";
import { FilterBar, SearchField } from "@lanyard/design-system";
import { deliveryKinds, deliveryLimits, deliveryStates } from "@lanyard/contract";
import { useSearchWords } from "../../components/list/useSearchWords.ts";
import type { ChangeDispatches, DispatchesView } from "./dispatches-view.ts";

interface DispatchToolbarProps {
  readonly view: DispatchesView;
  readonly onChange: ChangeDispatches;
  readonly searching: boolean;
  readonly result: string;
}

export function DispatchToolbar({ view, onChange, searching, result }: DispatchToolbarProps) {
  const { t } = useTranslation();
  const { t: to } = useTranslation("operations");
  const words = useSearchWords(view.search, (search) => onChange({ search }));
  return (
    <FilterBar
      label={to("deliveries.list")}
      search={
        <SearchField
          label={to("deliveries.search")}
          labelHidden
          placeholder={to("deliveries.search")}
          autoComplete="off"
          maxLength={2 * deliveryLimits.search}
          clearLabel={t("products.search_clear")}
          busy={searching}
          busyLabel={t("products.searching")}
          {...words}
        />
      }
      filters={[
        {
          id: "kind",
          label: to("deliveries.kind"),
          any: to("deliveries.kind_any"),
          options: deliveryKinds.map((kind) => ({
            value: kind,
            label: to(`deliveries.kind_${kind}`),
          })),
        },
        {
          id: "state",
          label: to("deliveries.state"),
          any: to("deliveries.state_any"),
          options: deliveryStates.map((state) => ({
            value: state,
            label: to(`deliveries.state_${state}`),
          })),
        },
      ]}
      value={{
        ...(view.kind !== undefined && { kind: view.kind }),
        ...(view.state !== undefined && { state: view.state }),
      }}
      onValueChange={({ kind, state }) =>
        onChange({
          kind: deliveryKinds.find((one) => one === kind),
          state: deliveryStates.find((one) => one === state),
        })
      }
      result={result}
      texts={{
        filters: (set) =>
          set === 0 ? to("deliveries.filters_none") : to("deliveries.filters", { set }),
        clear: to("deliveries.filters_clear"),
      }}
    />
  );
}
