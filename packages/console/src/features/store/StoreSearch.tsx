// The search of the store; results load while the reader types.
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { SearchField } from "@lanyard/design-system";
import { useSearchWords } from "../../components/list/useSearchWords.ts";

interface StoreSearchProps {
  readonly filter: string;
  readonly onSearch: (filter: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly busy: boolean;
  /** The number of results as text; undefined without a search. */
  readonly result: string | undefined;
  /** The words that the server searched for instead, because nothing matched the typed ones. */
  readonly corrected: { readonly typed: string; readonly searched: string } | undefined;
}

export function StoreSearch(props: StoreSearchProps) {
  const { filter, onSearch, field, busy, result = "", corrected } = props;
  const { t } = useTranslation("store");
  const words = useSearchWords(filter, onSearch);
  return (
    <div
      role="search"
      aria-label={t("wall.list")}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <div className="min-w-0 grow sm:max-w-md">
        <SearchField
          ref={field}
          label={t("wall.search")}
          labelHidden
          placeholder={t("wall.search")}
          autoComplete="off"
          clearLabel={t("wall.search_clear")}
          busy={busy}
          busyLabel={t("wall.searching")}
          {...words}
        />
      </div>
      <output className="min-w-0 text-sm wrap-anywhere text-ink-muted tabular-nums empty:hidden">
        {result}
        {corrected && <span className="block">{t("wall.corrected", corrected)}</span>}
      </output>
    </div>
  );
}
