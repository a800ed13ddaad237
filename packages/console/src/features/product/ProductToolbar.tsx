// The toolbar above the product list: search, number of results, and order.
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { SearchField, Select } from "@lanyard/design-system";
import { productSorts, type ProductSort } from "@lanyard/contract";
import { useSearchWords } from "../../components/list/useSearchWords.ts";
import type { ProductView } from "./product-view.ts";
import type { ChangeView } from "./useProductView.ts";

interface ProductToolbarProps {
  readonly view: ProductView;
  readonly onChange: ChangeView;
  /** Whether the list has a fixed order, so that no choice is shown. */
  readonly inOneOrder: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Whether a search is loading. */
  readonly searching: boolean;
  /** The number of results as text; undefined without a search. */
  readonly result: string | undefined;
}

export function ProductToolbar({
  view,
  onChange,
  inOneOrder,
  field,
  searching,
  result = "",
}: ProductToolbarProps) {
  const { t } = useTranslation();
  const words = useSearchWords(view.search, (search) => onChange({ search }));
  return (
    <div
      role="search"
      aria-label={t("products.list")}
      className="flex flex-wrap items-center gap-2 text-sm"
    >
      <div className="min-w-0 grow max-sm:basis-full sm:max-w-xs">
        <SearchField
          ref={field}
          label={t("products.search")}
          labelHidden
          placeholder={t("products.search")}
          autoComplete="off"
          clearLabel={t("products.search_clear")}
          busy={searching}
          busyLabel={t("products.searching")}
          {...words}
        />
      </div>
      <output className="ms-2 text-ink-muted tabular-nums max-sm:order-last max-sm:ms-0 max-sm:w-full max-sm:empty:hidden">
        {result}
      </output>
      {!inOneOrder && (
        <Select
          className="min-w-0 max-sm:grow sm:ms-auto sm:w-56"
          label={t("products.sort")}
          labelHidden
          value={view.sort}
          options={productSorts.map((sort) => ({ value: sort, label: t(`products.by_${sort}`) }))}
          onChange={({ target }) => onChange({ sort: target.value as ProductSort })}
        />
      )}
    </div>
  );
}
