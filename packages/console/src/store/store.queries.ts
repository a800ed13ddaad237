// Queries of the connected company's store, or of the public store without a company.
import { infiniteQueryOptions, queryOptions, type QueryKey } from "@tanstack/react-query";
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
  type StoreCard,
  type UserRole,
} from "@lanyard/contract";
import { ofCompany } from "../shared/company-connection.ts";
import { lastTakenAt } from "../shared/begun.ts";
import {
  askingAsCompany,
  companyPageAtHand,
  sendAsCompanyForPage,
} from "../shared/send-as-company.ts";
import { asking, firstPages, pageAtHand, sendForPage } from "../shared/send.ts";
import { askedOf, type StoreAsked, type StoreView } from "./store-view.ts";

/** Separate keys for each company, so that one company never sees another's data. */
const keyOf = (company: CompanySelf | undefined): QueryKey =>
  company ? [...ofCompany(company), "store"] : ["store"];

export interface StorePage {
  readonly output: StoreCard[];
  readonly next: string | undefined;
  readonly query: StoreAsked;
  /** The response header with the words searched instead of the typed ones; null when nothing was corrected. */
  readonly corrected: string | null | undefined;
}

/** Page by page. The previous view of the same store stays until the new view has loaded. */
export function storeQuery(company: CompanySelf | undefined, view: StoreView) {
  const query = askedOf(view);
  const key = keyOf(company);
  return infiniteQueryOptions({
    queryKey: [...key, "list", query],
    queryFn: async ({ pageParam: cursor, signal }): Promise<StorePage> => {
      const page = company
        ? await sendAsCompanyForPage(filterStore, { query: { cursor }, body: query, signal })
        : await sendForPage(listPublicStore, { query: { ...query, cursor }, signal });
      return { ...page, query };
    },
    initialData: () => {
      const page = company
        ? companyPageAtHand(filterStore, { body: query })
        : pageAtHand(listPublicStore, { query });
      return firstPages(page && { ...page, query });
    },
    initialDataUpdatedAt: lastTakenAt,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: (before, from) =>
      JSON.stringify(from?.queryKey.slice(0, key.length + 1)) === JSON.stringify([...key, "list"])
        ? before
        : undefined,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });
}

export type StoreDetail = ProductDetail & {
  readonly license?: License | null;
  readonly added_permissions?: OutputOf<typeof getStoreProduct>["added_permissions"];
};

/** The rows of the store's front page. */
export function storeFrontQuery(company: CompanySelf | undefined) {
  return queryOptions({
    queryKey: [...keyOf(company), "front"],
    ...(company ? askingAsCompany(getStoreFront, {}) : asking(getPublicStoreFront, {})),
    staleTime: 60_000,
  });
}

/**
 * The number of products that match the search, in total and by menu entry. The previous counts stay until the new ones
 * have loaded.
 */
export function storeCountsQuery(company: CompanySelf | undefined, { filter }: StoreView) {
  const query = askedOf({ filter, entry: undefined });
  const key = [...keyOf(company), "counts"];
  return queryOptions({
    queryKey: [...key, query],
    ...(company
      ? askingAsCompany(countStore, { body: query })
      : asking(countPublicStore, { query })),
    placeholderData: (before, from) =>
      JSON.stringify(from?.queryKey.slice(0, key.length)) === JSON.stringify(key)
        ? before
        : undefined,
  });
}

/** A product of the connected company's store, or of the public store. */
export function storeProductQuery(company: CompanySelf | undefined, productId: string) {
  const params = { product_id: productId };
  const { queryFn, initialData, initialDataUpdatedAt } = company
    ? askingAsCompany(getStoreProduct, { params })
    : asking(getPublicProduct, { params });
  return queryOptions({
    queryKey: [...keyOf(company), "product", productId],
    queryFn: (given): Promise<StoreDetail> => queryFn(given),
    initialData: (): StoreDetail | undefined => initialData(),
    initialDataUpdatedAt,
  });
}

/** The product as its creator and administrators preview it before it is in the store. */
export const previewQuery = (role: UserRole, productId: string) =>
  queryOptions({
    queryKey: ["store", "preview", role, productId],
    ...asking(role === "admin" ? getProductAsAdmin : getProduct, {
      params: { product_id: productId },
    }),
    retry: false,
  });
