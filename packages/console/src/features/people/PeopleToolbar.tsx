// The toolbar above the people: search, department, the search for an app, and which part of the apps the columns show.
import { useTranslation } from "react-i18next";
import { FilterBar, SearchField, Select } from "@lanyard/design-system";
import type { LicensedApp } from "@lanyard/contract";
import { useReader } from "../../i18n/reader.ts";
import { useSearchWords } from "../../components/list/useSearchWords.ts";
import { AppSearch } from "./AppSearch.tsx";
import { columnsMost } from "./usePeopleList.ts";
import type { PeopleView } from "./usePeopleView.ts";

interface PeopleToolbarProps {
  readonly view: PeopleView;
  readonly onChange: (change: Partial<PeopleView>) => void;
  readonly departments: readonly { readonly department: string; readonly people: number }[];
  /** The apps that match the search. */
  readonly apps: readonly LicensedApp[];
  readonly searchesApps: boolean;
  /** Number of parts that the apps are split into. */
  readonly parts: number;
  readonly searching: boolean;
  readonly result: string;
}

/** The prefix is there because an option's value cannot be empty, while a department can. */
const mark = (department: string) => `=${department}`;

export function PeopleToolbar({
  view,
  onChange,
  departments,
  apps,
  searchesApps,
  parts,
  searching,
  result,
}: PeopleToolbarProps) {
  const { t } = useTranslation("store");
  const language = useReader();
  const words = useSearchWords(view.search, (search) => onChange({ search }));
  const appSearch = searchesApps && (
    <AppSearch
      className="min-w-0 max-sm:w-full sm:w-56"
      search={view.apps}
      onSearch={(searched) => onChange({ apps: searched, part: 1 })}
      matchCount={apps.length}
    />
  );
  return (
    <div className="flex flex-wrap items-start gap-2 text-sm">
      {view.by === "app" && appSearch}
      {view.by === "app" && apps.length > 0 && (
        <Select
          className="min-w-0 max-sm:w-full sm:w-56"
          label={t("access.app")}
          labelHidden
          value={String(view.app ?? "")}
          options={apps.map(({ product_id: id, product_name: name }) => ({
            value: String(id),
            label: name,
          }))}
          onChange={({ target }) => onChange({ app: Number(target.value) })}
        />
      )}
      <FilterBar
        className="min-w-0 grow"
        label={t("access.filter")}
        search={
          <SearchField
            label={t("access.search")}
            labelHidden
            placeholder={t("access.search")}
            autoComplete="off"
            maxLength={200}
            clearLabel={t("access.search_clear")}
            busy={searching}
            busyLabel={t("access.searching")}
            {...words}
          />
        }
        filters={
          departments.some(({ department }) => department !== "")
            ? [
                {
                  id: "department",
                  label: t("access.department"),
                  any: t("access.any_department"),
                  options: departments.map(({ department, people }) => ({
                    value: mark(department),
                    label: `${department || t("access.without_department")} (${people.toLocaleString(language)})`,
                  })),
                },
              ]
            : []
        }
        value={view.department === undefined ? {} : { department: mark(view.department) }}
        onValueChange={({ department }) => onChange({ department: department?.slice(1) })}
        result={result}
        texts={{
          filters: (set) => (set === 0 ? t("access.filters_none") : t("access.filters", { set })),
          clear: t("access.filters_clear"),
        }}
      />
      {view.by === "person" && appSearch}
      {view.by === "person" && parts > 1 && (
        <Select
          className="min-w-0 sm:w-52"
          label={t("access.part")}
          labelHidden
          value={String(view.part)}
          options={Array.from({ length: parts }, (_, index) => ({
            value: String(index + 1),
            label: t("access.part_of", {
              from: index * columnsMost + 1,
              to: Math.min((index + 1) * columnsMost, apps.length),
              all: apps.length,
            }),
          }))}
          onChange={({ target }) => onChange({ part: Number(target.value) })}
        />
      )}
    </div>
  );
}
