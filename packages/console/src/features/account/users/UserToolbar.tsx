// The toolbar above the users: search, role, state, and the number of results.
import { useTranslation } from "react-i18next";
import { FilterBar, SearchField } from "@lanyard/design-system";
import { userRoles, userSearchMost } from "@lanyard/contract";
import { useSearchWords } from "../../../components/list/useSearchWords.ts";
import { userStates, type ChangeUsers, type UsersView } from "./users-view.ts";

interface UserToolbarProps {
  readonly view: UsersView;
  readonly onChange: ChangeUsers;
  readonly searching: boolean;
  readonly result: string;
}

export function UserToolbar({ view, onChange, searching, result }: UserToolbarProps) {
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const words = useSearchWords(view.search, (search) => onChange({ search }));
  return (
    <FilterBar
      label={to("users.list")}
      search={
        <SearchField
          label={to("companies.search")}
          labelHidden
          placeholder={to("companies.search")}
          autoComplete="off"
          maxLength={2 * userSearchMost}
          clearLabel={t("products.search_clear")}
          busy={searching}
          busyLabel={t("products.searching")}
          {...words}
        />
      }
      filters={[
        {
          id: "role",
          label: to("users.role"),
          any: to("users.role_any"),
          options: userRoles.map((role) => ({ value: role, label: to(`users.role_${role}`) })),
        },
        {
          id: "state",
          label: to("companies.state"),
          any: to("companies.state_any"),
          options: userStates.map((state) => ({
            value: state,
            label: to(`users.state_${state}`),
          })),
        },
      ]}
      value={{
        ...(view.role !== undefined && { role: view.role }),
        ...(view.state !== undefined && { state: view.state }),
      }}
      onValueChange={({ role, state }) =>
        onChange({
          role: userRoles.find((one) => one === role),
          state: userStates.find((one) => one === state),
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
