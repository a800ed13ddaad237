// Queries of the store: of the connected company, else the public one.
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
import { sendAsCompany, sendAsCompanyForPage } from "../shared/send-as-company.ts";
import { asking, pageAtHand, send, sendForPage } from "../shared/send.ts";
import { askedOf, type StoreAsked, type StoreView } from "./store-view.ts";

/** Whose store it is: what one company sees is never shown to another. */
const keyOf = (company: CompanySelf | undefined): QueryKey =>
  company ? [...ofCompany(company), "store"] : ["store"];

export interface StorePage {
  readonly output: StoreCard[];
  readonly next: string | undefined;
  readonly query: StoreAsked;
  /** The header that says which words were searched instead of typed ones; null when none were. */
  readonly corrected: string | null | undefined;
}

/** Page by page. What stands stays until another view of the same store has come. */
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
      const page = company ? undefined : pageAtHand(listPublicStore, { query });
      return page && { pages: [{ ...page, query }], pageParams: [undefined] };
    },
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

/** The rows of the store's front. */
export function storeFrontQuery(company: CompanySelf | undefined) {
  const open = asking(getPublicStoreFront, {});
  return queryOptions({
    queryKey: [...keyOf(company), "front"],
    queryFn: async ({ signal }) =>
      company ? sendAsCompany(getStoreFront, { signal }) : open.queryFn({ signal }),
    initialData: () => (company ? undefined : open.initialData()),
    staleTime: 60_000,
  });
}

/** How many products have these words, in all and by menu entry. Those of words before stay until the others come. */
export function storeCountsQuery(company: CompanySelf | undefined, { filter }: StoreView) {
  const query = askedOf({ filter, entry: undefined });
  const key = [...keyOf(company), "counts"];
  const open = asking(countPublicStore, { query });
  return queryOptions({
    queryKey: [...key, query],
    queryFn: async ({ signal }) =>
      company ? sendAsCompany(countStore, { body: query, signal }) : open.queryFn({ signal }),
    initialData: () => (company ? undefined : open.initialData()),
    placeholderData: (before, from) =>
      JSON.stringify(from?.queryKey.slice(0, key.length)) === JSON.stringify(key)
        ? before
        : undefined,
  });
}

/** A product as the company, or everybody, can have it. */
export function storeProductQuery(company: CompanySelf | undefined, productId: string) {
  const params = { product_id: productId };
  const open = asking(getPublicProduct, { params });
  return queryOptions({
    queryKey: [...keyOf(company), "product", productId],
    queryFn: async ({ signal }): Promise<StoreDetail> =>
      company ? sendAsCompany(getStoreProduct, { params, signal }) : open.queryFn({ signal }),
    initialData: (): StoreDetail | undefined => (company ? undefined : open.initialData()),
  });
}

/** The same product as its creator and administrators preview it before the store has it. */
export const previewQuery = (role: UserRole, productId: string) =>
  queryOptions({
    queryKey: ["store", "preview", role, productId],
    queryFn: ({ signal }): Promise<StoreDetail> =>
      send(role === "admin" ? getProductAsAdmin : getProduct, {
        params: { product_id: productId },
        signal,
      }),
    retry: false,
  });
