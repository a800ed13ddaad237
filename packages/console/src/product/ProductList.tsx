// The product list: loading, failed, empty, with products, with a further page.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, EmptyState, Notice } from "@lanyard/design-system";
import type { ProductCard } from "@lanyard/contract";
import { ProductGrid, ProductGridSkeleton } from "./ProductGrid.tsx";

export interface ProductListProps {
  /** Undefined while loading. */
  readonly products: readonly ProductCard[] | undefined;
  /** Cards show their creator: for administrators. */
  readonly byCreator: boolean;
  /** The message when the list could not be loaded. */
  readonly error: string | undefined;
  readonly onRetry: () => void;
  /** The action of the empty list. */
  readonly create: ReactNode;
  /** Undefined without a further page. */
  readonly more: { readonly busy: boolean; readonly load: () => void } | undefined;
}

export function ProductList({
  products,
  byCreator,
  error,
  onRetry,
  create,
  more,
}: ProductListProps) {
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
  if (!products) return <ProductGridSkeleton />;
  if (products.length === 0)
    return (
      <EmptyState
        title={t(byCreator ? "products.empty_admin" : "products.empty")}
        text={t(byCreator ? "products.empty_admin_text" : "products.empty_text")}
        action={create}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <ProductGrid products={products} byCreator={byCreator} />
      {more && (
        <Button
          intent="secondary"
          className="self-center"
          busy={more.busy}
          busyLabel={t("loading")}
          onClick={more.load}
        >
          {t("products.more")}
        </Button>
      )}
    </div>
  );
}
