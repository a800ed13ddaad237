// Above the list of products: search, what it found, and the order.
import { useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { SearchField, Select } from "@lanyard/design-system";
import { productSorts, type ProductSort } from "@lanyard/contract";
import type { ProductView } from "./product-view.ts";
import type { ChangeView } from "./useProductView.ts";

interface ProductToolbarProps {
  readonly view: ProductView;
  readonly onChange: ChangeView;
  /** Without a choice of the order. */
  readonly inOneOrder: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  /** The search is under way. */
  readonly searching: boolean;
  /** How many a search has found; undefined without one. */
  readonly result: string | undefined;
}

interface Words {
  readonly typed: string;
  /** What the address said last. */
  readonly seen: string;
  /** What is on its way into the address. */
  readonly sent: readonly string[];
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
  // What is typed runs ahead of the address: words on their way there are not typed again when they arrive, and what
  // else the address says is: after Back, by a link.
  const [words, setWords] = useState<Words>({ typed: view.search, seen: view.search, sent: [] });
  if (words.seen !== view.search) {
    const own = words.sent.indexOf(view.search);
    setWords({
      typed: own < 0 ? view.search : words.typed,
      seen: view.search,
      sent: own < 0 ? [] : words.sent.slice(own + 1),
    });
  }
  const search = (typed: string) => {
    const wanted = typed.trim();
    if (wanted === (words.sent.at(-1) ?? view.search)) return;
    setWords((before) => ({ ...before, sent: [...before.sent, wanted] }));
    onChange({ search: wanted });
  };
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
          value={words.typed}
          onValueChange={(typed) => setWords((before) => ({ ...before, typed }))}
          onSearch={search}
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
