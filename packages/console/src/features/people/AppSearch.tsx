// The search for one of a company's apps by its name.
import { useTranslation } from "react-i18next";
import { SearchField } from "@lanyard/design-system";
import { personLimits } from "@lanyard/contract";
import { useSearchWords } from "../../components/list/useSearchWords.ts";

interface AppSearchProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Number of apps that match. */
  readonly matchCount: number;
  readonly className?: string;
}

export function AppSearch({ search, onSearch, matchCount, className }: AppSearchProps) {
  const { t } = useTranslation("store");
  const words = useSearchWords(search, onSearch);
  return (
    <div className={className}>
      <SearchField
        label={t("access.search_app")}
        labelHidden
        placeholder={t("access.search_app")}
        autoComplete="off"
        maxLength={personLimits.search}
        clearLabel={t("access.search_clear")}
        {...words}
      />
      <output className="sr-only">{search && t("apps.shown", { count: matchCount })}</output>
    </div>
  );
}
