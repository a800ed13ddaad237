// The product list: loading, failed, empty, without a match, with products, with a further page.
import { Suspense, type ReactElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, EmptyState, Notice } from "@lanyard/design-system";
import type { ProductCard } from "@lanyard/contract";
import { lazyPage } from "../shared/lazy-page.ts";
import { MoreProducts, type More } from "../shared/MoreProducts.tsx";
import { isNarrowed, type ProductsAsked } from "./product-view.ts";
import { ProductGrid, ProductGridSkeleton } from "./ProductGrid.tsx";

/** Creators load none of it. */
const ProductTable = lazyPage(() => import("./ProductTable.tsx"));
/** Before it is shown: its data is on the way as well. */
export const prepareTable = (): void => void ProductTable.prepare();

export interface ProductListProps {
  /** Undefined while loading. */
  readonly products: readonly ProductCard[] | undefined;
  /** What they were asked for by. */
  readonly asked: ProductsAsked;
  /** A table with their creators: for administrators. */
  readonly asTable: boolean;
  /** Others are on their way in their place. */
  readonly stale: boolean;
  /** The message when the list could not be loaded. */
  readonly error: string | undefined;
  readonly onRetry: () => void;
  /** Shows all products again. */
  readonly onClear: () => void;
  /** The action of the empty list, and the card that stands before all products. */
  readonly create: { readonly button: ReactNode; readonly card: ReactElement } | undefined;
  /** Undefined where one page is all. */
  readonly more: { readonly next: More | undefined } | undefined;
}

export function ProductList(props: ProductListProps) {
  const { products, asked, asTable, stale, error, onRetry, onClear, create, more } = props;
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
    if (isNarrowed(asked))
      return (
        <EmptyState
          picture={null}
          title={
            asked.search === undefined
              ? t("products.none")
              : t("products.no_match", { search: asked.search })
          }
          text={t(asked.search === undefined ? "products.none_text" : "products.no_match_text")}
          action={<Button onClick={onClear}>{t("products.clear")}</Button>}
        />
      );
    return (
      <EmptyState
        badge
        title={t(asTable ? "products.empty_admin" : "products.empty")}
        text={t(asTable ? "products.empty_admin_text" : "products.empty_text")}
        action={create?.button}
      />
    );
  }
  const before = isNarrowed(asked) ? undefined : create?.card;
  if (!products && !asTable) return <ProductGridSkeleton before={before} />;
  return (
    <div className="flex flex-col gap-6">
      {asTable ? (
        <Suspense>
          <ProductTable products={products} stale={stale} />
        </Suspense>
      ) : (
        <ProductGrid products={products ?? []} before={before} stale={stale} />
      )}
      {more && <MoreProducts shown={products?.length ?? 0} more={more.next} />}
    </div>
  );
}
