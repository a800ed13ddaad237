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
import { companyPages, companyQuery, fresh, pages, previousOf, query } from "../../api/query.ts";
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
  const asked = askedOf({ filter, entry: undefined });
  const counts = company
    ? companyQuery(company, countStore, { body: asked })
    : query(countPublicStore, { query: asked });
  return queryOptions({ ...counts, placeholderData: previousOf(counts.queryKey) });
}

/** A product of the company's store. */
export const storeProductQuery = (company: CompanySelf, productId: string) =>
  companyQuery(company, getStoreProduct, { params: { product_id: productId } });
