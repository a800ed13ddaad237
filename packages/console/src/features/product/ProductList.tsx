// The product list: loading, failed, empty, no match, with products, with further pages.
import { type ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button, EmptyState, Notice } from "@lanyard/design-system";
import { Part } from "../../components/page/Part.tsx";
import type { ProductCard } from "@lanyard/contract";
import { lazyPart } from "../../components/late/lazy-part.ts";
import { MoreProducts, type More } from "../../components/list/MoreProducts.tsx";
import { isNarrowed, type ProductsQuery } from "./product-view.ts";
import { ProductGrid, ProductGridSkeleton } from "./ProductGrid.tsx";

/** Loaded on demand, because creators do not need it. */
const ProductTable = lazyPart(() => import("./ProductTable.tsx"));
/** Loads the table's code early, in parallel with its data. */
export const prepareTable = (): void => ProductTable.prefetch();

export interface ProductListProps {
  /** Undefined while loading. */
  readonly products: readonly ProductCard[] | undefined;
  /** The query that these products answer. */
  readonly query: ProductsQuery;
  /** Whether to show a table with the creators, for administrators. */
  readonly asTable: boolean;
  /** Whether these products are from an earlier view while new ones load. */
  readonly stale: boolean;
  /** The error message when the list could not be loaded. */
  readonly error: string | undefined;
  readonly onRetry: () => void;
  /** Clears search and status. */
  readonly onClear: () => void;
  /** The card before all products, which creates another. */
  readonly create: ReactElement | undefined;
  /** Undefined when there are no further pages. */
  readonly more: { readonly next: More | undefined } | undefined;
}

export function ProductList(props: ProductListProps) {
  const { products, query, asTable, stale, error, onRetry, onClear, create, more } = props;
  const { t } = useTranslation();
  if (!products && error !== undefined)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t("products.failed")}
        action={<Button onClick={onRetry}>{t("action.retry")}</Button>}
      >
        {error}
      </Notice>
    );
  if (products?.length === 0) {
    if (isNarrowed(query))
      return (
        <EmptyState
          title={
            query.search === undefined
              ? t("products.none")
              : t("products.no_match", { search: query.search })
          }
          text={t(query.search === undefined ? "products.none_text" : "products.no_match_text")}
          action={<Button onClick={onClear}>{t("products.clear")}</Button>}
        />
      );
    return (
      <EmptyState
        badge
        title={t(asTable ? "products.empty_admin" : "products.empty")}
        text={t(asTable ? "products.empty_admin_text" : "products.empty_text")}
      />
    );
  }
  const before = isNarrowed(query) ? undefined : create;
  if (!products && !asTable) return <ProductGridSkeleton before={before} />;
  return (
    <div className="flex flex-col gap-6">
      {asTable ? (
        <Part>
          <ProductTable products={products} stale={stale} />
        </Part>
      ) : (
        <ProductGrid products={products ?? []} before={before} stale={stale} />
      )}
      {more && <MoreProducts count={products?.length ?? 0} more={more.next} />}
    </div>
  );
}
