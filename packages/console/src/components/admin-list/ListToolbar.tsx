// The toolbar above an administrators' list: search, filters, and the number of results.
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { FilterBar, SearchField, type FilterValues } from "@lanyard/design-system";
import { useSearchWords } from "../list/useSearchWords.ts";
import type { AdminList, ListWords } from "./admin-list.ts";
import { toAddress, type View } from "./list-view.ts";

interface ListToolbarProps<Row, Detail> {
  readonly list: AdminList<Row, Detail>;
  readonly words: ListWords<Row>;
  readonly view: View;
  readonly onChange: (change: View) => void;
  readonly searchField: RefObject<HTMLInputElement | null>;
  /** Whether a search is running. */
  readonly busy: boolean;
  readonly result: string;
  /** Further filters. */
  readonly children: ReactNode;
}

export function ListToolbar<Row, Detail>(props: ListToolbarProps<Row, Detail>) {
  const { list, words, view, onChange, searchField } = props;
  const { search, filters, common, own } = words;
  const { t } = useTranslation();
  const field = useSearchWords(view[list.search] ?? "", (typed) =>
    onChange({ [list.search]: typed || undefined }),
  );
  const values = (of: View) => Object.fromEntries(filters.map(({ id }) => [id, of[id]]));
  const change = (next: FilterValues) => {
    const cleared = filters
      .filter(({ id }) => next[id] !== view[id])
      .flatMap(({ id }) => list.clears?.[id] ?? []);
    onChange({
      ...values(next),
      ...Object.fromEntries(cleared.map((name) => [name, undefined])),
    });
  };
  return (
    <div className="flex flex-col gap-4">
      <FilterBar
        label={own("list", { count: 0 })}
        search={
          <SearchField
            ref={searchField}
            label={search}
            labelHidden
            placeholder={search}
            autoComplete="off"
            maxLength={2 * list.searchMost}
            clearLabel={t("products.search_clear")}
            busy={props.busy}
            busyLabel={t("products.searching")}
            {...field}
          />
        }
        filters={filters}
        value={toAddress(values(view))}
        onValueChange={change}
        result={props.result}
        texts={{
          filters: (set) =>
            set === 0 ? common("filters_none", { set }) : common("filters", { set }),
          clear: common("filters_clear", { set: 0 }),
        }}
      />
      {props.children}
    </div>
  );
}
