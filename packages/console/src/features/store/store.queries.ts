// Queries of the connected company's store, or of the public store without a company.
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
  countPublicStore,
  countStore,
  filterStore,
  getPublicStoreFront,
  getStoreFront,
  getStoreProduct,
  listPublicStore,
  type CompanySelf,
  type License,
  type ResponseData,
  type ProductDetail,
} from "@lanyard/contract";
import { companyPages, companyQuery, fresh, pages, keepPrevious, query } from "../../api/query.ts";
import { toStoreQuery, type StoreView } from "./store-view.ts";

/** Page by page. The previous view of the same store stays until the new view has loaded. */
export function storeQuery(company: CompanySelf | undefined, view: StoreView) {
  const params = toStoreQuery(view);
  const list = company
    ? companyPages(company, filterStore, { body: params })
    : pages(listPublicStore, { query: params });
  return infiniteQueryOptions({ ...list, placeholderData: keepPrevious(list.queryKey), ...fresh });
}

export type StoreDetail = ProductDetail & {
  readonly license?: License | null;
  readonly added_permissions?: ResponseData<typeof getStoreProduct>["added_permissions"];
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
  const params = toStoreQuery({ filter, entry: undefined });
  const counts = company
    ? companyQuery(company, countStore, { body: params })
    : query(countPublicStore, { query: params });
  return queryOptions({ ...counts, placeholderData: keepPrevious(counts.queryKey) });
}

/** A product of the company's store. */
export const storeProductQuery = (company: CompanySelf, productId: string) =>
  companyQuery(company, getStoreProduct, { params: { product_id: productId } });
