// Queries of the connected company's store, or of the public store without a company.
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
  countPublicStore,
  countStore,
  filterStore,
  getProduct,
  getProductAsAdmin,
  getPublicProduct,
  getPublicStoreFront,
  getStoreFront,
  getStoreProduct,
  listPublicStore,
  type CompanySelf,
  type License,
  type OutputOf,
  type ProductDetail,
  type UserRole,
} from "@lanyard/contract";
import {
  companyPages,
  companyQuery,
  fresh,
  pages,
  previousOf,
  query,
  type CallQuery,
} from "../../api/query.ts";
import { askedOf, type StoreView } from "./store-view.ts";

/** Page by page. The previous view of the same store stays until the new view has loaded. */
export function storeQuery(company: CompanySelf | undefined, view: StoreView) {
  const asked = askedOf(view);
  const list = company
    ? companyPages(company, filterStore, { body: asked })
    : pages(listPublicStore, { query: asked });
  return infiniteQueryOptions({ ...list, placeholderData: previousOf(list.queryKey), ...fresh });
}

export type StoreDetail = ProductDetail & {
  readonly license?: License | null;
  readonly added_permissions?: OutputOf<typeof getStoreProduct>["added_permissions"];
};

/** The rows of the store's front page. */
export const storeFrontQuery = (company: CompanySelf | undefined) => ({
  ...(company ? companyQuery(company, getStoreFront, {}) : query(getPublicStoreFront, {})),
  staleTime: 60_000,
});

/**
 * The number of products that match the search, in total and by menu entry. The previous counts stay until the new ones
 * have loaded.
 */
export function storeCountsQuery(company: CompanySelf | undefined, { filter }: StoreView) {
  const asked = askedOf({ filter, entry: undefined });
  const counts = company
    ? companyQuery(company, countStore, { body: asked })
    : query(countPublicStore, { query: asked });
  return queryOptions({ ...counts, placeholderData: previousOf(counts.queryKey) });
}

/** A product of the connected company's store, or of the public store. */
export function storeProductQuery(
  company: CompanySelf | undefined,
  productId: string,
): CallQuery<StoreDetail> {
  const params = { product_id: productId };
  return company
    ? companyQuery(company, getStoreProduct, { params })
    : query(getPublicProduct, { params });
}

/** The product as its creator and administrators preview it before it is in the store. */
export const previewQuery = (role: UserRole, productId: string) => ({
  ...query(role === "admin" ? getProductAsAdmin : getProduct, {
    params: { product_id: productId },
  }),
  retry: false,
});
