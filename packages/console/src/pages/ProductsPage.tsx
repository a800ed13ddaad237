// The product list page: the creator's own products, or all products for an administrator.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { BlankCard, Button, PageTitle } from "@lanyard/design-system";
import { settingsQuery } from "../features/lookup/lookup.queries.ts";
import { countsQuery } from "../features/product/counts.queries.ts";
import { storedCounts } from "../features/product/stored-counts.ts";
import { ProductGridSkeleton } from "../features/product/ProductGrid.tsx";
import { prepareTable, ProductList } from "../features/product/ProductList.tsx";
import { isNarrowed, toProductsQuery, parseProductView } from "../features/product/product-view.ts";
import {
  productsQuery,
  unfinishedCardsQuery,
  useCreateProduct,
} from "../features/product/product.queries.ts";
import { ProductTabs, ProductTabsSkeleton } from "../features/product/ProductTabs.tsx";
import { ProductToolbar } from "../features/product/ProductToolbar.tsx";
import { unfinished as statuses } from "../features/product/unfinished.ts";
import { UnfinishedBuilds, UnfinishedSkeleton } from "../features/product/UnfinishedBuilds.tsx";
import { useProductList } from "../features/product/useProductList.ts";
import { useProductView } from "../features/product/useProductView.ts";
import { useUnfinished } from "../features/product/useUnfinished.ts";
import { useUser } from "../auth/session.tsx";
import { lateModal } from "../components/late/late-modal.tsx";
import { fresh } from "../api/query.ts";
import { paths } from "../app/paths.ts";
import type { PageQueries } from "../api/page-queries.ts";
import { usePageTitle } from "../components/page/page-title.ts";
import { useIntent } from "../components/page/intent.ts";
import { PageBody } from "../components/page/PageBody.tsx";
import { storedUser } from "../auth/storage.ts";

const CreateProductModal = lateModal(() => import("../features/product/CreateProductModal.tsx"));
if (storedUser.get()?.role === "admin") prepareTable();

export const queries: PageQueries = ({ role, search }) =>
  role
    ? [
        productsQuery(role, parseProductView(search)),
        countsQuery(role),
        ...(role === "admin" ? [] : statuses.map(unfinishedCardsQuery)),
      ]
    : [];

export default function ProductsPage() {
  const { t } = useTranslation();
  const { id, role } = useUser();
  const isAdmin = role === "admin";
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  const [view, changeView] = useProductView();
  const isNarrow = isNarrowed(toProductsQuery(view));
  const [cameNarrowed] = useState(isNarrow);
  const { data: settings } = useQuery(settingsQuery());
  const { data: counts, isPending: uncounted } = useQuery({ ...countsQuery(role), ...fresh });
  const unfinished = useUnfinished(!isAdmin);
  const [before] = useState(storedCounts.get);
  useEffect(() => {
    if (counts && !isAdmin) storedCounts.set(counts);
  }, [counts, isAdmin]);
  // Determines the height of the unfinished builds; until it is known only outlines show, so that nothing moves that
  // can be pressed.
  const places = counts ?? before;
  const hasPlaces = !(unfinished.pending && uncounted && !before);
  const list = useInfiniteQuery(productsQuery(role, view));
  const productList = useProductList(list, view);
  const creation = useCreateProduct();
  const searchField = useRef<HTMLInputElement>(null);
  const title = t(isAdmin ? "products.title_admin" : "products.title");
  usePageTitle(title);

  const change = (open: boolean) => {
    creation.reset();
    setCreating(open);
  };
  useIntent("create", () => change(role === "creator"));
  const create = async (name: string): Promise<boolean> => {
    // The modal shows a refusal.
    const created = await creation.mutateAsync(name).catch(() => undefined);
    if (created) void navigate(paths.build(created.id, created.submission_id));
    return created !== undefined;
  };
  const opener = { ...CreateProductModal.opener, onClick: () => change(true) };

  // Without any product there is nothing to sort, search or choose from. Who came to a narrowed list keeps the search:
  // it has the focus after the list was widened.
  const isBare = counts?.all === 0 && !productList.products?.length && !cameNarrowed && !isNarrow;
  const products = (
    <ProductList
      // Show the cards together with the unfinished builds above them, so that nothing moves.
      products={unfinished.pending ? undefined : productList.products}
      query={productList.query}
      asTable={isAdmin}
      stale={productList.stale}
      error={productList.error}
      onRetry={() => void list.refetch()}
      onClear={() => {
        changeView({ status: undefined, search: "" });
        searchField.current?.focus();
      }}
      create={
        isAdmin ? undefined : (
          <BlankCard
            key="new"
            label={t("products.create")}
            text={t("products.new_text")}
            action={<button type="button" {...opener} />}
          />
        )
      }
      more={
        productList.more && {
          next: productList.more.next && { ...productList.more.next, byItself: !isAdmin },
        }
      }
    />
  );

  return (
    <PageBody className="gap-8 py-8">
      <PageTitle
        variant="button"
        title={title}
        action={
          isAdmin ? undefined : (
            <Button {...opener} intent="primary">
              {t("products.create")}
            </Button>
          )
        }
      />
      {unfinished.pending && <UnfinishedSkeleton counts={places} />}
      {unfinished.builds && <UnfinishedBuilds builds={unfinished.builds} counts={counts} />}
      {!hasPlaces && (
        <div>
          <ProductTabsSkeleton />
          <ProductGridSkeleton before={undefined} />
        </div>
      )}
      {hasPlaces &&
        (isBare ? (
          products
        ) : (
          <ProductTabs
            view={view}
            onChange={changeView}
            counts={counts}
            toolbar={
              <ProductToolbar
                view={view}
                onChange={changeView}
                inOneOrder={isAdmin}
                field={searchField}
                searching={productList.stale && view.search !== ""}
                result={productList.result}
              />
            }
          >
            {products}
          </ProductTabs>
        ))}
      <CreateProductModal
        open={creating}
        onOpenChange={change}
        docsUrl={settings?.docs_url ?? ""}
        busy={creation.isPending || creation.isSuccess}
        error={creation.error?.message}
        owner={id}
        onCreate={create}
      />
    </PageBody>
  );
}
