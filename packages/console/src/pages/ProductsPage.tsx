// The page of the product list: of the signed-in creator, or all for an administrator.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Button, PageTitle } from "@lanyard/design-system";
import { settingsQuery } from "../lookup/lookup.queries.ts";
import { ProductList } from "../product/ProductList.tsx";
import { productsQuery, useCreateProduct } from "../product/product.queries.ts";
import { useRole } from "../session/session.tsx";
import { lateModal } from "../shared/late-modal.tsx";
import { useOnce } from "../shared/useOnce.ts";
import { paths } from "../shared/paths.ts";
import { usePageTitle } from "../shared/page-title.ts";
import { useWish } from "../shared/wish.ts";
import { PageBody } from "../shared/PageBody.tsx";

const CreateProductModal = lateModal(() => import("../product/CreateProductModal.tsx"));

export default function ProductsPage() {
  const { t } = useTranslation();
  const role = useRole();
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  const { data: settings } = useQuery(settingsQuery());
  const products = useInfiniteQuery(productsQuery(role));
  const creation = useCreateProduct();
  const title = t(role === "admin" ? "products.title_admin" : "products.title");
  usePageTitle(title);

  const change = (open: boolean) => {
    creation.reset();
    setCreating(open);
  };
  useWish("create", () => change(role === "creator"));
  const create = useOnce(async (name: string) => {
    // A refusal is shown in the modal.
    const made = await creation.mutateAsync(name).catch(() => undefined);
    if (made) await navigate(paths.build(made.id, made.submission_id));
  });
  const button = (
    <Button {...CreateProductModal.opener} intent="primary" onClick={() => change(true)}>
      {t("products.create")}
    </Button>
  );

  return (
    <PageBody className="gap-8 py-8">
      <PageTitle variant="button" title={title} action={role === "creator" ? button : undefined} />
      <ProductList
        products={products.data?.pages.flatMap((page) => page.output)}
        byCreator={role === "admin"}
        error={products.isError ? products.error.message : undefined}
        onRetry={() => void products.refetch()}
        create={role === "creator" ? button : undefined}
        more={
          products.hasNextPage
            ? { busy: products.isFetchingNextPage, load: () => void products.fetchNextPage() }
            : undefined
        }
      />
      <CreateProductModal
        open={creating}
        onOpenChange={change}
        docsUrl={settings?.docs_url ?? ""}
        busy={creation.isPending || creation.isSuccess}
        error={creation.error?.message}
        onCreate={(name) => void create(name)}
      />
    </PageBody>
  );
}
